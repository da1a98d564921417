import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderOnSite } from '../../../testing/render.tsx';
import { IntegerField } from '../pickers/numbers/integer-field.tsx';
import { SettingsCard } from './settings-card.tsx';

interface WorkProps {
  /** Unique to each test, because the browser remembers it. */
  place: string;
  isOpenAtFirst?: boolean;
}

function Work({ place, isOpenAtFirst = false }: WorkProps) {
  const [value, setValue] = useState(50);
  const error = value > 250 ? 'maxBelowMin' : undefined;
  return (
    <SettingsCard title="Work" text="What work brings" fold={{ place, summary: `${value} – 250`, isOpenAtFirst }}>
      <IntegerField label="From" value={value} onChange={setValue} error={error} />
    </SettingsCard>
  );
}

const heading = () => screen.getByRole('heading', { name: 'Work' });
const amount = () => screen.findByRole('textbox', { name: 'From' });

test('A folded card shows its summary until it is opened', async () => {
  const { user } = renderOnSite(<Work place="test.says" />);
  expect(screen.getByText('50 – 250')).toBeVisible();
  expect(await amount()).not.toBeVisible();

  await user.click(heading());

  expect(await amount()).toBeVisible();
  expect(screen.queryByText('50 – 250')).not.toBeInTheDocument();
});

test('A card remembers on the next visit whether it was folded', async () => {
  const first = renderOnSite(<Work place="test.stays" />);
  await first.user.click(heading());
  first.leave();

  const second = renderOnSite(<Work place="test.stays" />);
  expect(await amount()).toBeVisible();
  await second.user.click(heading());
  second.leave();

  renderOnSite(<Work place="test.stays" isOpenAtFirst />);
  expect(await amount()).not.toBeVisible();
});

test('A card that is open by default starts unfolded', async () => {
  renderOnSite(<Work place="test.first" isOpenAtFirst />);

  expect(await amount()).toBeVisible();
});

test('A card with an error cannot be folded', async () => {
  const { user } = renderOnSite(<Work place="test.wrong" isOpenAtFirst />);
  await user.type(await amount(), '0');
  expect(await amount()).toBeInvalid();

  await user.click(heading());

  expect(await amount()).toBeVisible();
});

test('A card is a region named after its heading', async () => {
  renderOnSite(<Work place="test.region" />);

  expect(screen.getByRole('region', { name: 'Work' })).toContainElement(await amount());
});
