import { gamesSection, DEFAULT_GAMES } from '@perigee/core/games/section';
import type { Simulator } from '@perigee/simulator';
import { sql } from 'kysely';
import { pino } from 'pino';
import { type DatabaseLocation, openDatabase } from '../../server/src/database/database.ts';

type World = Simulator['world'];

/** Nobody waits between rounds, and everybody is rich. */
export async function prepareTable(
  location: DatabaseLocation,
  guildId: string,
  members: readonly string[],
): Promise<void> {
  const { db, close } = await openDatabase(location, pino({ level: 'silent' }));
  const value = JSON.stringify({ ...DEFAULT_GAMES, cooldown: 0 });
  await db
    .insertInto('guild_settings')
    .values({ guild_id: guildId, section: gamesSection.name, value, version: 1 })
    .execute();
  await sql`
    with demo as (
      insert into balances (guild_id, user_id, balance)
      select ${guildId}::bigint, id, 1000000000 from unnest(${members}::bigint[]) as id returning user_id
    )
    insert into ledger (guild_id, user_id, kind, balance, xp, balance_after, xp_after, account)
    select ${guildId}::bigint, user_id, 'demo', 1000000000, 0, 1000000000, 0, 'mint:demo' from demo`.execute(db);
  await close();
}

/** The button for an act below a message; null where there is none, or no message. */
export function buttonOf(world: World, channelId: string, messageId: string, act: string): string | null {
  const message = world.messages(channelId).find(({ id }) => id === messageId);
  return (
    new RegExp(`"custom_id":"(game:act:[^"]*:${act})"`).exec(JSON.stringify(message?.components ?? []))?.[1] ?? null
  );
}
