import { setTimeout } from 'node:timers/promises';
import type { Services } from '../../server/src/features/index.ts';
import { memberId } from './fill.ts';

/** Between two looks at a board, in milliseconds: how exactly an age is known. */
const LOOK_MS = 20;

/** Nobody else changes this member, so that what stands on the board says which change it is of. */
const PROBE = memberId(0);

/**
 * How old ranks get: one member of a guild is given something over and over, and looked for until the board shows it.
 * Some change is always on its way, so that no standstill is missed. Ends with the ages in milliseconds, from the commit.
 */
export async function watchAges(
  { ledger, boardReader }: Pick<Services, 'ledger' | 'boardReader'>,
  guildId: string,
  signal: AbortSignal,
): Promise<number[]> {
  const ages: number[] = [];
  while (!signal.aborted) {
    // By experience, which a reset of balances leaves alone.
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
