import { useState } from 'react';

export interface Selection<Key extends string> {
  /** Whether the list is in selection mode. */
  isOn: boolean;
  /** The selected rows, in the list's order. */
  chosen: readonly Key[];
  isChosen: (key: Key) => boolean;
  toggle: (key: Key) => void;
  /** Selects all rows, or none if all were selected. */
  toggleAll: () => void;
  begin: () => void;
  end: () => void;
}

/** The selection in a list; rows that disappear from the list are no longer selected. */
export function useSelection<Key extends string>(keys: readonly Key[]): Selection<Key> {
  const [selected, setSelected] = useState<ReadonlySet<Key> | null>(null);
  const chosen = keys.filter((key) => selected?.has(key) === true);

  return {
    isOn: selected !== null,
    chosen,
    isChosen: (key) => selected?.has(key) === true,
    toggle: (key) =>
      setSelected(new Set(chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key])),
    toggleAll: () => setSelected(new Set(chosen.length === keys.length ? [] : keys)),
    begin: () => setSelected(new Set()),
    end: () => setSelected(null),
  };
}
