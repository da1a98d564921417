import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { layOutRows } from '../../../testing/lay-out-rows.ts';
import { renderOnSite } from '../../../testing/render.tsx';
import { DragHandle } from './drag-handle.tsx';
import { SortableList } from './sortable-list.tsx';
import { useSortableRow } from './use-sortable-row.ts';

function Row({ name }: { name: string }) {
  const { setRow, setHandle, style, handle } = useSortableRow(name);
  return (
    <li ref={setRow} style={style}>
      <DragHandle setHandle={setHandle} handle={handle} /> {name}
    </li>
  );
}

function Crew() {
  const [names, setNames] = useState(['Pilot', 'Cook', 'Medic']);
  return (
    <SortableList names={names} onOrder={setNames}>
      <ul aria-label="Crew">
        {names.map((name) => (
          <Row key={name} name={name} />
        ))}
      </ul>
    </SortableList>
  );
}

const WORDS = {
  en: {
    pilot: 'Move Pilot',
    role: 'sortable',
    how: 'Press Space to pick up, move with the arrow keys, press Space to drop or Escape to cancel.',
    lifted: 'Pilot picked up, position 1 of 3',
    second: 'Pilot is at position 2 of 3',
    third: 'Pilot is at position 3 of 3',
    dropped: 'Pilot dropped at position 3 of 3',
    stayed: 'Pilot stays at position 1 of 3',
  },
  ru: {
    pilot: 'Переместить «Pilot»',
    role: 'можно переместить',
    how: 'Пробел — взять, стрелки — переместить, пробел — опустить, Escape — отменить.',
    lifted: '«Pilot» взято, место 1 из 3',
    second: '«Pilot» на месте 2 из 3',
    third: '«Pilot» на месте 3 из 3',
    dropped: '«Pilot» опущено на место 3 из 3',
    stayed: '«Pilot» осталось на месте 1 из 3',
  },
};

const order = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent.trim());

for (const locale of ['en', 'ru'] as const) {
  const words = WORDS[locale];

  test(`A row can be picked up, moved and dropped by keyboard, with each step announced, in ${locale}`, async () => {
    layOutRows();
    const { user } = renderOnSite(<Crew />, { locale });
    screen.getByRole('button', { name: words.pilot }).focus();

    await user.keyboard(' ');
    await screen.findByText(words.lifted);
    // A picked-up row only follows the keys once the list has been measured, a moment later.
    await waitFor(async () => {
      await user.keyboard('{ArrowDown}');
      expect(screen.getByText(words.second)).toBeInTheDocument();
    });
    await user.keyboard('{ArrowDown}');
    await screen.findByText(words.third);
    await user.keyboard(' ');
    await screen.findByText(words.dropped);

    expect(order()).toEqual(['Cook', 'Medic', 'Pilot']);
  });

  test(`Escape returns a picked-up row to its place, in ${locale}`, async () => {
    layOutRows();
    const { user } = renderOnSite(<Crew />, { locale });
    screen.getByRole('button', { name: words.pilot }).focus();

    await user.keyboard(' ');
    await screen.findByText(words.lifted);
    await waitFor(async () => {
      await user.keyboard('{ArrowDown}');
      expect(screen.getByText(words.second)).toBeInTheDocument();
    });
    await user.keyboard('{Escape}');

    await screen.findByText(words.stayed);
    expect(order()).toEqual(['Pilot', 'Cook', 'Medic']);
  });

  test(`A drag handle has a label, a role description and instructions, in ${locale}`, () => {
    renderOnSite(<Crew />, { locale });

    const handle = screen.getByRole('button', { name: words.pilot });
    expect(handle).toHaveAccessibleDescription(words.how);
    expect(handle).toHaveAttribute('aria-roledescription', words.role);
  });
}
