import { gamesSection, DEFAULT_GAMES } from '@perigee/core/games/section';
import type { Simulator } from '@perigee/simulator';
import { pino } from 'pino';
import { type DatabaseLocation, openDatabase } from '../../server/src/database/database.ts';
import { grantBalances } from '../economy/grant-balances.ts';

type World = Simulator['world'];

/** Removes the cooldown between rounds, and makes everybody rich. */
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
  await grantBalances(db, guildId, members);
  await close();
}

/** The id of the button for a move below a message; null if there is no such button or message. */
export function buttonOf(world: World, channelId: string, messageId: string, move: string): string | null {
  const message = world.messages(channelId).find(({ id }) => id === messageId);
  return (
    new RegExp(`"custom_id":"(game:act:[^"]*:${move})"`).exec(JSON.stringify(message?.components ?? []))?.[1] ?? null
  );
}
