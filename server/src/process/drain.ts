/** Whether this process hands its work over and takes no more, as requested by its operator. */
export interface Drain {
  isOn(): boolean;
  set(isOn: boolean): void;
  /** Returns an unsubscribe function. */
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
