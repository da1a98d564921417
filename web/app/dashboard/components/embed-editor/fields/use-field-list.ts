import type { Embed } from '@perigee/core/base/embeds/schema';
import { useState } from 'react';
import { moveItem } from './move-item.ts';

type Field = Embed['fields'][number];

/** The actions on an embed's fields, and the new position of the last one moved. */
export function useFieldList(fields: readonly Field[], onChange: (fields: Field[]) => void) {
  const rows = useRowKeys(fields.length);
  const [moved, setMoved] = useState<{ position: number; count: number } | null>(null);

  return {
    keys: rows.keys,
    moved,
    add: () => {
      rows.add();
      onChange([...fields, { name: '', value: '', inline: false }]);
    },
    change: (index: number, field: Field) => onChange(fields.with(index, field)),
    remove: (index: number) => {
      rows.remove(index);
      onChange(fields.toSpliced(index, 1));
    },
    move: (from: number, to: number) => {
      if (to < 0 || to >= fields.length) return;
      rows.move(from, to);
      onChange(moveItem(fields, from, to));
      setMoved({ position: to + 1, count: fields.length });
    },
  };
}

let made = 0;

function freshKeys(count: number): string[] {
  return Array.from({ length: count }, () => {
    made += 1;
    return `row-${made}`;
  });
}

/** Keys for rows without an identity of their own, so that focus and drag follow a row that moves. */
function useRowKeys(count: number) {
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
