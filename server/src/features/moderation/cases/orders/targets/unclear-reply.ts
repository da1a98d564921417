import { userMention } from '@discordjs/formatters';
import { m } from '#texts';
import type { CommandContextOf } from '../../../../../bot/command-context.ts';
import { findPeople } from './find-people.ts';
import type { MEMBERS_OPTION } from '../punish-options.ts';

/**
 * A reply that also names a member is ambiguous: the moderator may mean that member or the author of the message. Asks
 * instead of punishing the wrong one, and returns whether it did.
 */
export async function refuseUnclearReply(ctx: CommandContextOf<readonly [typeof MEMBERS_OPTION]>): Promise<boolean> {
  const { options, otherName: given, locale, refuse } = ctx;
  const [author] = options.members;
  if (given === null || author === undefined) return false;
  const { people, missing } = await findPeople(ctx, [given], null);
  const isOther = people.some(({ id }) => id !== author) || missing.some(({ why }) => why === 'ambiguous');
  if (isOther) await refuse(m.target_reply({ given, author: userMention(author) }, { locale }));
  return isOther;
}
