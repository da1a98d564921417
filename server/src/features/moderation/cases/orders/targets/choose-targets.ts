import type { Locale } from '@perigee/core/base/locales/locales';
import { holds } from '@perigee/core/base/permissions/permissions';
import { m } from '#texts';
import type { InvocationContext } from '../../../../../bot/invocation-context.ts';
import { takesRank } from '@perigee/core/moderation/cases/permissions';
import type { Case } from '../../records/case-record.ts';
import { type HierarchyRefusal, hierarchyRefusal, mayActOn } from '../../../../../discord/hierarchy.ts';
import { computeMemberPermissions } from '../../../../../discord/permissions.ts';
import { findPeople, type FoundPerson } from './find-people.ts';
import { personNameOf, writeMissing } from './name-people.ts';
import type { OrderType } from '../order-details.ts';

/** The users an order applies to, and a line about each it does not. */
export interface Targets {
  people: FoundPerson[];
  refused: string[];
}

type Refusal = HierarchyRefusal | 'administrator';

/** Messages for users out of reach. */
export const HIERARCHY_REFUSALS: Record<Refusal, (inputs: { member: string }, options: { locale: Locale }) => string> =
  {
    bot: m.target_bot,
    yourself: m.target_yourself,
    owner: m.target_owner,
    aboveYou: m.target_above_you,
    aboveBot: m.target_above_bot,
    administrator: m.target_administrator,
  };

/** Finds the users a command names by id and checks the role hierarchy. Only bans apply to users outside the guild. */
export async function chooseTargets(
  context: InvocationContext,
  { type, named }: { type: OrderType; named: readonly string[] },
): Promise<Targets> {
  const { people, missing } = await findPeople(context, named, { mayBeAbsent: type === 'ban' });
  const refused = missing.map((each) => writeMissing(each, context.locale));
  const reached = people.filter((person) => {
    const refusal = refusalOf(context, type, person);
    if (refusal !== null)
      refused.push(HIERARCHY_REFUSALS[refusal]({ member: personNameOf(person) }, { locale: context.locale }));
    return refusal === null;
  });
  return { people: reached, refused };
}

/** Why somebody may not change what was done to a member, in words; null if they may. Members who left have no rank. */
export async function caseRefusal(
  context: InvocationContext,
  { type, member }: Pick<Case, 'type' | 'member'>,
): Promise<string | null> {
  const { bot, guildId, user, roleIds, locale } = context;
  if (member.id === user.id) return m.case_own({}, { locale });
  const guild = bot.cache.get(guildId);
  if (guild === undefined || !takesRank(type)) return null;
  const [person] = (await findPeople(context, [member.id], { mayBeAbsent: false })).people;
  if (person?.member === undefined || person.member === null) return null;
  const moderator = { userId: user.id, roleIds };
  if (mayActOn(guild, moderator, { userId: member.id, roleIds: person.member.roles })) return null;
  return m.target_above_you({ member: personNameOf(person) }, { locale });
}

function refusalOf(
  { bot, guildId, user, roleIds }: InvocationContext,
  type: OrderType,
  person: FoundPerson,
): Refusal | null {
  const guild = bot.cache.get(guildId);
  if (guild === undefined) return null;
  const target = { userId: person.id, roleIds: person.member?.roles ?? [] };
  const refusal = hierarchyRefusal({
    guild,
    moderator: { userId: user.id, roleIds },
    bot: { userId: bot.botId, roleIds: guild.ownRoleIds },
    target,
  });
  // The role hierarchy does not protect users who are not in the guild.
  const isRank = refusal === 'aboveYou' || refusal === 'aboveBot';
  if (refusal !== null && !(isRank && person.member === null)) return refusal;
  const isAdministrator = holds(computeMemberPermissions(guild, target), 'Administrator');
  return type === 'mute' && isAdministrator ? 'administrator' : null;
}
