import { setTimeout } from 'node:timers/promises';
import type { Services } from '../../server/src/features/index.ts';
import { memberId } from './fill.ts';

/** Polling interval of a board, in milliseconds: the precision of an age. */
const LOOK_MS = 20;

/** A member nobody else changes, so that the board's value identifies the change. */
const PROBE = memberId(0);

/**
 * Measures the age of ranks: gives one member of a guild something, and polls the board until it shows it, repeatedly.
 * A change is always pending, so that no stall is missed. Returns the ages in milliseconds since the commit.
 */
export async function watchAges(
  { ledger, boardReader }: Pick<Services, 'ledger' | 'boardReader'>,
  guildId: string,
  signal: AbortSignal,
): Promise<number[]> {
  const ages: number[] = [];
  while (!signal.aborted) {
    // XP, which a reset of balances does not touch.
    const { xp } = await ledger.change({ guildId, userId: PROBE, kind: 'demo', xp: 1 });
    const committed = performance.now();
    for (;;) {
      await setTimeout(LOOK_MS);
      const rank = await boardReader.rankOf({ guildId, userId: PROBE, sort: 'xp', period: 'all' });
      if (rank?.xp === xp) break;
    }
    ages.push(performance.now() - committed);
  }
  return ages;
}
