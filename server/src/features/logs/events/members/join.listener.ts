import { GatewayDispatchEvents as Event } from 'discord-api-types/v10';
import type { BotContext } from '../../../../bot/bot-context.ts';
import { defineListener, type Listener } from '../../../../bot/define-listener.ts';
import { createdAt } from '@perigee/core/base/ids/snowflake';
import type { LogBook } from '../../entries/log-book.ts';
import { readInvites, type UsedInvite, usedBetween } from '../observed/invite-uses.ts';
import type { ObservedGuilds } from '../observed/observed-guilds.ts';

/** Logs members who join, the age of their account and, where it can be determined, the invite they used. */
export function joinListener({ logBook, observed }: { logBook: LogBook; observed: ObservedGuilds }): Listener {
  const findUsed = inviteFinder(observed);
  return defineListener(Event.GuildMemberAdd, async (bot, { guild_id: guildId, user }, _shardId, eventId) => {
    if (!(await logBook.wants(guildId, 'memberJoin'))) return;
    const at = new Date();
    const memberCount = bot.cache.get(guildId)?.memberCount ?? null;
    const invite = user.bot === true ? null : await findUsed(bot, guildId);
    const person = { id: user.id, name: user.username };
    await logBook.write({
      guildId,
      event: 'memberJoin',
      key: eventId,
      at,
      who: { by: person },
      target: { kind: 'member', ...person },
      channel: null,
      details: {
        accountCreatedAt: createdAt(user.id).toISOString(),
        isBot: user.bot === true,
        memberCount,
        invite,
      },
    });
  });
}

/**
 * Reads a guild's invites after a join. Concurrent joins share one read, so that a raid does not cause a request each.
 */
function inviteFinder(observed: ObservedGuilds): (bot: BotContext, guildId: string) => Promise<UsedInvite | null> {
  const looks = new Map<string, { invite: Promise<UsedInvite | null>; joins: number }>();

  const look = async (bot: BotContext, guildId: string): Promise<UsedInvite | null> => {
    const before = observed.get(guildId)?.invites ?? null;
    const after = await readInvites(bot, guildId);
    const guild = observed.get(guildId);
    if (guild !== undefined) guild.invites = after;
    else observed.observe(bot, guildId);
    return before === null || after === null ? null : usedBetween(before, after);
  };

  return async (bot, guildId) => {
    const running = looks.get(guildId);
    // A member who joins during a read may have used another invite, so neither can be attributed.
    if (running !== undefined) {
      running.joins += 1;
      await running.invite.catch(() => null);
      return null;
    }
    const started = { invite: look(bot, guildId), joins: 1 };
    looks.set(guildId, started);
    try {
      const invite = await started.invite;
      return started.joins === 1 ? invite : null;
    } catch (error) {
      bot.log.warn({ err: error, guildId }, 'failed to look up join invite');
      return null;
    } finally {
      looks.delete(guildId);
    }
  };
}
