import type { LogPerson } from '@perigee/core/logs/parts';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import type { BotContext } from '../../../../bot/bot-context.ts';
import { ignoreErrorCodes } from '../../../../discord/ignore-error-codes.ts';

/** Number of uses of each invite of a guild, by code. */
export type InviteUses = ReadonlyMap<string, { uses: number; maxUses: number; inviter: LogPerson | null }>;

export interface UsedInvite {
  code: string;
  inviter: LogPerson | null;
}

/** Null where the bot may not see invites, which takes Manage Server. */
export async function readInvites({ api }: BotContext, guildId: string): Promise<InviteUses | null> {
  const invites = await ignoreErrorCodes(
    [Code.MissingPermissions, Code.MissingAccess, Code.UnknownGuild],
    api.guilds.getInvites(guildId),
  );
  if (invites === undefined) return null;
  return new Map(
    invites.map(({ code, uses, max_uses: maxUses, inviter }) => [
      code,
      { uses, maxUses, inviter: inviter === undefined ? null : { id: inviter.id, name: inviter.username } },
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
  return one === undefined || another !== undefined ? null : { code: one[0], inviter: one[1].inviter };
}
