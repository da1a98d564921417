import { audienceEndpoints } from '@perigee/core/community/guilds/audience-endpoints';
import { ChannelType } from 'discord-api-types/v10';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerOf } from '../../../http/caller.ts';
import type { GuildDirectory } from '../directory/guild-directory.ts';

const CATEGORY: number = ChannelType.GuildCategory;

/** Says, before a log is saved, whether more people can read its channel than the channels that it covers. */
export function audienceRoutes(directory: Pick<GuildDirectory, 'get' | 'member'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...audienceEndpoints.wider,
      handler: async (request) => {
        const { guildId } = request.params;
        const { channel, ignored } = request.body;
        const [guild, member] = await Promise.all([
          directory.get(guildId),
          directory.member(guildId, callerOf(request).userId),
        ]);
        if (!guild.mayViewIn(member, channel)) return { count: 0 };
        const without = new Set(ignored);
        // Counting others would tell how many there are, and with guessed ids also which.
        const covered = guild.channelsFor(member).filter(({ id, type }) => type !== CATEGORY && !without.has(id));
        const unreadable = guild.unreadableForReadersOf(
          channel,
          covered.map(({ id }) => id),
        );
        return { count: unreadable.length };
      },
    });
  };
}
