import { randomUUID } from 'node:crypto';
import { nextDraw } from '@perigee/core/games/jackpot/next-draw';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { enqueueJob } from '../../../../jobs/jobs.ts';
import type { DbTransaction } from '../../../../database/database.ts';
import { drawJackpotJob } from '../game-jobs.ts';
import type { GameDeps } from '../game-deps.ts';
import { jackpotStore } from '../stores/jackpot-store.ts';

/** When a guild's next numbers are drawn. */
export function nextDrawAt({ games, timeZone }: GuildSettings): Date {
  return new Date(nextDraw(timeZone.zone, games.jackpot, Date.now()));
}

/**
 * Opens a pot with the amount carried over and a committed seed, and schedules its draw. Does nothing where one is
 * open.
 */
export async function openPot(
  { seeds }: Pick<GameDeps, 'seeds'>,
  tx: DbTransaction,
  { guildId, settings, pot }: { guildId: string; settings: GuildSettings; pot: number },
): Promise<void> {
  const id = randomUUID();
  const drawsAt = nextDrawAt(settings);
  if (!(await jackpotStore.open(tx, { guildId, id, seed: seeds.make(guildId), pot, drawsAt }))) return;
  await enqueueDraw(tx, { guildId, id, drawsAt });
}

/** Schedules the draw of a pot for the end of its week. */
export async function enqueueDraw(
  tx: DbTransaction,
  { guildId, id, drawsAt }: { guildId: string; id: string; drawsAt: Date },
): Promise<void> {
  const key = `${id} ${drawsAt.toISOString()}`;
  await enqueueJob(tx, drawJackpotJob, { guildId, key, subject: `jackpot ${guildId}`, payload: { id }, at: drawsAt });
}
