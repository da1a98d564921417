/** Counts of repeated requests while processes are replaced, and of what is wrong in the end. */
export interface Tally {
  sent: number;
  acknowledged: number;
  missing: number;
  twice: number;
  /** Answers with status 500 or above. */
  failures: number;
  /** Other refusals, by status. */
  refused: Map<number, number>;
}

export function emptyTally(): Tally {
  return { sent: 0, acknowledged: 0, missing: 0, twice: 0, failures: 0, refused: new Map() };
}

/** Counts an answer; returns whether it acknowledged the request. */
export function noteStatus(tally: Tally, status: number): boolean {
  tally.sent += 1;
  if (status === 200) tally.acknowledged += 1;
  else if (status >= 500) tally.failures += 1;
  else tally.refused.set(status, (tally.refused.get(status) ?? 0) + 1);
  return status === 200;
}

export function addTallies(tallies: readonly Tally[]): Tally {
  const sum = emptyTally();
  for (const tally of tallies) {
    for (const name of ['sent', 'acknowledged', 'missing', 'twice', 'failures'] as const) sum[name] += tally[name];
    for (const [status, count] of tally.refused) sum.refused.set(status, (sum.refused.get(status) ?? 0) + count);
  }
  return sum;
}

/** The number of errors. */
export function wrongIn({ missing, twice, failures, refused }: Tally): number {
  return missing + twice + failures + refused.size;
}

export function describe({ sent, acknowledged, missing, twice, failures, refused }: Tally): string {
  const rest = [...refused].map(([status, count]) => `, ${count} times ${status}`).join('');
  return `${sent} asked, ${acknowledged} acknowledged, ${missing} lost, ${twice} twice, ${failures} 5xx${rest}`;
}
