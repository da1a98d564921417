import { useState } from 'react';

export interface Selection<Key extends string> {
  /** Whether rows show boxes to select them by. */
  isOn: boolean;
  /** Those of the rows that are selected, in their order. */
  chosen: readonly Key[];
  isChosen: (key: Key) => boolean;
  toggle: (key: Key) => void;
  /** Selects all, or none where all were. */
  toggleAll: () => void;
  begin: () => void;
  end: () => void;
}

/** Which rows of a list are selected; what is gone from the list is not. */
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
