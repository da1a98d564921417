import type { GuildDirectory } from '../../directory/index.ts';
import { moderates } from '../spared.ts';

/** What a member is today. */
export interface ReplayAuthor {
  roleIds: readonly string[];
  /** Rules leave them alone altogether. */
  isSpared: boolean;
}

/** Members the platform is asked about for one replay; who is at hand is known anyway. */
const ASKED_MAX = 25;

/** Of these members those that could be read; who left, or is one too many, is missing. */
export async function readAuthors(
  directory: GuildDirectory,
  guildId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, ReplayAuthor>> {
  const guild = await directory.get(guildId);
  const isAtHand = (id: string) => directory.peek(guildId, id) !== undefined;
  const requested = new Set(userIds.filter((id) => !isAtHand(id)).slice(0, ASKED_MAX));
  const known = new Map<string, ReplayAuthor>();
  for (const id of userIds.filter((each) => requested.has(each) || isAtHand(each))) {
    const member = await directory.member(guildId, id).catch(() => null);
    if (member !== null) known.set(id, { roleIds: member.roles, isSpared: moderates(guild.permissionsOf(member)) });
  }
  return known;
}
