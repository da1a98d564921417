/** Members adjacent in the ranking by wealth, aggregated. */
export interface WealthRun {
  members: number;
  /** The balances of the richest and the poorest of them; debts count as zero. */
  most: number;
  least: number;
  /** The sum of their balances. */
  total: number;
}

/** How money is distributed over the members of a server. */
export interface Distribution {
  members: number;
  /** The sum of all balances, debts counting as zero. */
  total: number;
  /** The median balance. */
  median: number;
  /** Gini coefficient: 0 where all have the same, towards 1 where one has everything. */
  gini: number;
  /** Shares of all money, from 0 to 1. */
  topHundredth: number;
  topTenth: number;
  /** The share of each tenth of the members, richest first. */
  tenths: number[];
}

/** Computes the distribution from the runs of all members, richest first; null where nobody has anything. */
export function distributionOf(runs: readonly WealthRun[]): Distribution | null {
  const members = runs.reduce((sum, run) => sum + run.members, 0);
  const total = runs.reduce((sum, run) => sum + run.total, 0);
  if (members === 0 || total <= 0) return null;

  const held = (share: number) => topTotal(runs, share * members) / total;
  return {
    members,
    total,
    median: valueAt(runs, members / 2),
    gini: giniOf(runs, members, total),
    topHundredth: held(0.01),
    topTenth: held(0.1),
    tenths: Array.from({ length: 10 }, (_, index) => held((index + 1) / 10) - held(index / 10)),
  };
}

/** The sum of the `count` highest balances; within a run that is split, balances are taken as equal. */
function topTotal(runs: readonly WealthRun[], count: number): number {
  let [left, sum] = [count, 0];
  for (const { members, total } of runs) {
    if (left <= 0) break;
    const taken = Math.min(left, members);
    sum += (total * taken) / members;
    left -= taken;
  }
  return sum;
}

/** The balance at a position of the ranking, from 0 on, interpolated within a run. */
function valueAt(runs: readonly WealthRun[], position: number): number {
  let before = 0;
  for (const { members, most, least } of runs) {
    if (position < before + members) {
      return Math.round(most - ((most - least) * (position - before)) / members);
    }
    before += members;
  }
  return 0;
}

/** Twice the area between the Lorenz curve and the line of equal shares. */
function giniOf(runs: readonly WealthRun[], members: number, total: number): number {
  let [held, area] = [0, 0];
  for (const run of runs.toReversed()) {
    const next = held + run.total / total;
    area += (run.members / members) * (held + next);
    held = next;
  }
  return Math.min(1, Math.max(0, 1 - area));
}
