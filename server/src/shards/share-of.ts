/** A running bot process. */
export interface BotProcess {
  name: string;
  /** The only shards it runs; null for its share of all others. */
  only: readonly number[] | null;
}

/** The shards a process may run, and how many of them. */
export function shareOf(
  shardCount: number,
  processes: readonly BotProcess[],
  { name, only }: BotProcess,
): { pool: readonly number[]; share: number } {
  if (only !== null) return { pool: only, share: only.length };
  const apart = new Set(processes.flatMap((each) => each.only ?? []));
  const pool = Array.from({ length: shardCount }, (_, id) => id).filter((id) => !apart.has(id));
  const equals = processes.filter((each) => each.only === null);
  const place = equals.findIndex((each) => each.name === name);
  const share = Math.floor(pool.length / equals.length) + (place < pool.length % equals.length ? 1 : 0);
  return { pool, share };
}
