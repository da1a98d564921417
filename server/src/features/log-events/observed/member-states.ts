import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import type { BotContext } from '../../../bot/bot-context.ts';
import { forgiving } from '../../../discord/forgiving.ts';

/** What an entry tells of a member who is gone, which the platform does not say by then. */
export interface MemberState {
  /** ISO 8601; null where the platform does not say. */
  joinedAt: string | null;
  roleIds: readonly string[];
}

/** Members of a server, by their ids. */
export type MemberStates = Map<string, MemberState>;

/** Members asked for at once, and remembered of one server; of those beyond, less is told when they go. */
const PAGE = 1_000;
const MEMBERS_MAX = 20_000;

/** The members a server has now. */
export async function readMemberStates({ api }: BotContext, guildId: string): Promise<MemberStates> {
  const states: MemberStates = new Map();
  let after = '0';
  while (states.size < MEMBERS_MAX) {
    const page = await forgiving(
      [Code.UnknownGuild, Code.MissingAccess],
      api.guilds.getMembers(guildId, { limit: PAGE, after }),
    );
    for (const { user, roles, joined_at: joinedAt } of page ?? []) states.set(user.id, { joinedAt, roleIds: roles });
    after = page?.at(-1)?.user.id ?? after;
    if (page === undefined || page.length < PAGE) break;
  }
  return states;
}

/** Remembers somebody who came or changed, as far as there is room. */
export function remember(states: MemberStates | null | undefined, userId: string, state: MemberState): void {
  if (states && (states.has(userId) || states.size < MEMBERS_MAX)) states.set(userId, state);
}
