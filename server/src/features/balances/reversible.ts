import type { LedgerKind } from './kinds.ts';

/**
 * What can not be taken back as one movement: what moved all balances at once has an undoing of its own, who was taken off
 * the leaderboard has nothing left to it, and what was taken back stays so.
 */
const NOT_REVERSIBLE: ReadonlySet<string> = new Set<LedgerKind>(['reset', 'resetUndo', 'removal', 'counter']);

/** Whether a movement of that kind may be taken back by a manager. */
export function isReversible(kind: string): boolean {
  return !NOT_REVERSIBLE.has(kind);
}
