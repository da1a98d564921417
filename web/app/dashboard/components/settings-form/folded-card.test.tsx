import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderOnSite } from '../../../testing/render.tsx';
import { IntegerField } from '../pickers/numbers/integer-field.tsx';
import { SettingsCard } from './settings-card.tsx';

interface WorkProps {
  /** Each test has its own: the browser remembers it. */
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

test('a folded card says what is in it, and no longer once it is open', async () => {
  const { user } = renderOnSite(<Work place="test.says" />);
  expect(screen.getByText('50 – 250')).toBeVisible();
  expect(await amount()).not.toBeVisible();

  await user.click(heading());

  expect(await amount()).toBeVisible();
  expect(screen.queryByText('50 – 250')).not.toBeInTheDocument();
});

test('a card that was unfolded is so again on the next visit, and one that was folded too', async () => {
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

test('a card that is open at first stays so until somebody folds it', async () => {
  renderOnSite(<Work place="test.first" isOpenAtFirst />);

  expect(await amount()).toBeVisible();
});

test('what is wrong in a card unfolds it, and it can not be folded away', async () => {
  const { user } = renderOnSite(<Work place="test.wrong" isOpenAtFirst />);
  await user.type(await amount(), '0');
  expect(await amount()).toBeInvalid();

  await user.click(heading());

  expect(await amount()).toBeVisible();
});

test('a card is a region that is called as its heading', async () => {
  renderOnSite(<Work place="test.region" />);

  expect(screen.getByRole('region', { name: 'Work' })).toContainElement(await amount());
});
