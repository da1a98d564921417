import { DEFAULT_GREETINGS } from '@perigee/core/greetings/schema';
import { startWithQuietGuilds } from '../quiet-guild/product.ts';

/** The product with a guild that greets newcomers and gives them a role. */
export function startGreeting({ perMinute = DEFAULT_GREETINGS.perMinute } = {}) {
  return startWithQuietGuilds('Raided', async ({ world, db, guildId, channelIds: [channel = ''] }) => {
    // Created after the bot joined, so it is below the bot's own role.
    const roleId = world.createRole(guildId, { name: 'Newcomer' });
    const greeting = { ...DEFAULT_GREETINGS.join, channel, enabled: true, message: 'Hi {{ member.mention }}' };
    const value = { ...DEFAULT_GREETINGS, joinRoles: [roleId], join: greeting, perMinute };
    const row = { guild_id: guildId, section: 'greetings', version: 1, value: JSON.stringify(value) };
    await db.insertInto('guild_settings').values(row).execute();
    return { roleId };
  });
}

export type GreetingProduct = Awaited<ReturnType<typeof startGreeting>>;
