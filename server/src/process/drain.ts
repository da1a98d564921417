/** Whether this process gives away what it does and takes nothing more, as its host said. */
export interface Drain {
  isOn(): boolean;
  set(isOn: boolean): void;
  /** Returns what ends it. */
  onChange(listener: () => void): () => void;
}

export function createDrain(): Drain {
  let isDraining = false;
  const listeners = new Set<() => void>();
  return {
    isOn: () => isDraining,
    set(isOn) {
      if (isOn === isDraining) return;
      isDraining = isOn;
      for (const listener of listeners) listener();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
