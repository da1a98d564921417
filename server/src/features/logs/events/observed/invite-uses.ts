import type { LogPerson } from '@perigee/core/logs/parts';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import type { BotContext } from '../../../../bot/bot-context.ts';
import { ignoreErrorCodes } from '../../../../discord/ignore-error-codes.ts';

interface Invite {
  inviter: LogPerson | null;
  /** The channel it leads to. */
  channelId: string | null;
}

/** Number of uses of each invite of a guild, by code. */
export type InviteUses = ReadonlyMap<string, Invite & { uses: number; maxUses: number }>;

export interface UsedInvite extends Invite {
  code: string;
}

/** Null where the bot may not see invites, which takes Manage Server. */
export async function readInvites({ api }: BotContext, guildId: string): Promise<InviteUses | null> {
  const invites = await ignoreErrorCodes(
    [Code.MissingPermissions, Code.MissingAccess, Code.UnknownGuild],
    api.guilds.getInvites(guildId),
  );
  if (invites === undefined) return null;
  return new Map(
    invites.map(({ code, uses, max_uses: maxUses, inviter, channel }) => [
      code,
      {
        uses,
        maxUses,
        inviter: inviter === undefined ? null : { id: inviter.id, name: inviter.username },
        channelId: channel?.id ?? null,
      },
    ]),
  );
}

/**
 * The invite a member used: the only one with a new use between the two reads, or that had one use left and is gone.
 * Null where several qualify, or none.
 */
export function usedBetween(before: InviteUses, after: InviteUses): UsedInvite | null {
  const used = [...after].filter(([code, { uses }]) => uses > (before.get(code)?.uses ?? 0));
  const spent = [...before].filter(
    ([code, { uses, maxUses }]) => !after.has(code) && maxUses > 0 && uses === maxUses - 1,
  );
  const [one, another] = [...used, ...spent];
  if (one === undefined || another !== undefined) return null;
  const [code, { inviter, channelId }] = one;
  return { code, inviter, channelId };
}
