import { userMention } from '@discordjs/formatters';
import { m } from '#texts';
import type { CommandContext } from '../../../../../bot/command-context.ts';
import { findPeople } from './find-people.ts';
import { MEMBERS_OPTION } from '../punish-options.ts';

/**
 * A reply that also names a member is ambiguous: the moderator may mean that member or the author of the message. Asks
 * instead of punishing the wrong one, and returns whether it did.
 */
export async function refuseUnclearReply(ctx: CommandContext): Promise<boolean> {
  const { options, locale, refuse } = ctx;
  const given = options.memberInstead(MEMBERS_OPTION.key);
  const [author] = options.members(MEMBERS_OPTION.key);
  if (given === null || author === undefined) return false;
  const { people, missing } = await findPeople(ctx, [given], null);
  const isOther = people.some(({ id }) => id !== author) || missing.some(({ why }) => why === 'ambiguous');
  if (isOther) await refuse(m.target_reply({ given, author: userMention(author) }, { locale }));
  return isOther;
}
