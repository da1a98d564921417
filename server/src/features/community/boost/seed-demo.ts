import type { Db } from '../../../database/database.ts';
import type { DemoBoost } from '../../demo.ts';
import { saveEvents, savePlacement } from './placement-store.ts';
import type { Subscriptions } from './subscriptions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many days ago it was bought, and moved to its current server. */
const BOUGHT_DAYS = 20;
const MOVED_DAYS = 12;

/** Gives one person of a demo a plan and a boosted server, once: only while there are no grants at all. */
export async function seedDemoBoost(
  { db, subscriptions }: { db: Db; subscriptions: Subscriptions },
  demo: DemoBoost | null,
): Promise<void> {
  if (demo === null) return;
  const existing = await db.selectFrom('boost_grants').select('id').limit(1).execute();
  if (existing.length > 0) return;

  const { userId, guild, before } = demo;
  const bought = Date.now() - BOUGHT_DAYS * DAY_MS;
  const moved = Date.now() - MOVED_DAYS * DAY_MS;
  await subscriptions.change(userId, async ({ tx, give }) => {
    if (!(await give({ source: 'gift:demo', plan: 'premium', months: 6, at: new Date(bought) }))) return;
    const place = { guildId: guild.id, guildName: guild.name, movedFrom: before.id };
    await savePlacement(tx, { ...place, userId, takenAt: bought, since: moved, restsUntil: moved + DAY_MS });
    await saveEvents(tx, [
      { userId, kind: 'taken', guild: before, at: bought },
      { userId, kind: 'moved', guild, from: before, at: moved },
    ]);
  });
}
