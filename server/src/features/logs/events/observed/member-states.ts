import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import type { BotContext } from '../../../../bot/bot-context.ts';
import { ignoreErrorCodes } from '../../../../discord/ignore-error-codes.ts';

/** What an entry shows of a member who left: the platform no longer reports it by then. */
export interface MemberState {
  /** ISO 8601; null where the platform does not report it. */
  joinedAt: string | null;
  roleIds: readonly string[];
}

/** Members of a guild, by id. */
export type MemberStates = Map<string, MemberState>;

/** Members per request, and the most kept per guild; for members beyond that, less is logged when they leave. */
const PAGE = 1_000;
const MEMBERS_MAX = 20_000;

/** The current members of a guild. */
export async function readMemberStates({ api }: BotContext, guildId: string): Promise<MemberStates> {
  const states: MemberStates = new Map();
  let after = '0';
  while (states.size < MEMBERS_MAX) {
    const page = await ignoreErrorCodes(
      [Code.UnknownGuild, Code.MissingAccess],
      api.guilds.getMembers(guildId, { limit: PAGE, after }),
    );
    for (const { user, roles, joined_at: joinedAt } of page ?? []) states.set(user.id, { joinedAt, roleIds: roles });
    after = page?.at(-1)?.user.id ?? after;
    if (page === undefined || page.length < PAGE) break;
  }
  return states;
}

/** Stores a member who joined or changed, as long as there is room. */
export function remember(states: MemberStates | null | undefined, userId: string, state: MemberState): void {
  if (states && (states.has(userId) || states.size < MEMBERS_MAX)) states.set(userId, state);
}
