/** Whether a feature is in use. */
export interface FeatureUsage {
  on: boolean;
  /** How many there are; null where there is nothing to count. */
  count: number | null;
}

/** In use as soon as there is one. */
export function counted(count: number): FeatureUsage {
  return { on: count > 0, count };
}

/** Counts the enabled entries. */
export function countEnabled(entries: Readonly<Record<string, { enabled: boolean }>>): FeatureUsage {
  return counted(Object.values(entries).filter(({ enabled }) => enabled).length);
}
