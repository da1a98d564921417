import { useState } from 'react';
import { moveItem } from './move-item.ts';

let made = 0;

function freshKeys(count: number): string[] {
  return Array.from({ length: count }, () => {
    made += 1;
    return `row-${made}`;
  });
}

/** Keys for rows without an identity of their own, so that focus and drag follow a row that moves. */
export function useRowKeys(count: number) {
  const [keys, setKeys] = useState(() => freshKeys(count));
  // Rows are also added and removed from outside: by a reset of the form or an import.
  const isStale = keys.length !== count;
  if (isStale) setKeys(freshKeys(count));

  return {
    keys,
    add: () => setKeys((current) => [...current, ...freshKeys(1)]),
    remove: (index: number) => setKeys((current) => current.toSpliced(index, 1)),
    move: (from: number, to: number) => setKeys((current) => moveItem(current, from, to)),
  };
}
