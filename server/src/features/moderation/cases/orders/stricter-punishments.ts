import { userMention } from '@discordjs/formatters';
import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';
import type { InvocationContext } from '../../../../bot/invocation-context.ts';
import { isStricter, replacedType } from '../records/stricter-cases.ts';
import type { CommandDeps } from './command-deps.ts';
import { untilText } from './describe-outcome.ts';
import type { OrderDetails } from './order-details.ts';
import { isBanned } from './targets/is-banned.ts';
import type { FoundPerson } from './targets/find-people.ts';
import { personNameOf } from './targets/name-people.ts';

/** A punishment of a member that an order would replace, although it is stricter. */
export interface StricterPunishment {
  person: FoundPerson;
  /** Null until somebody lifts it. */
  endsAt: Date | null;
  /** Null for what was done by hand before the bot saw it. */
  number: number | null;
  moderatorId: string | null;
}

type StricterDeps = Pick<CommandDeps, 'punishments' | 'cases'>;

/** Bans without a case that are looked up with the platform, one by one. */
const ASKED_MAX = 20;

/** The stricter punishments that an order would replace, in the order of the people. */
export async function findStricterPunishments(
  context: InvocationContext,
  { punishments, cases }: StricterDeps,
  details: OrderDetails,
  people: readonly FoundPerson[],
): Promise<StricterPunishment[]> {
  const { guildId } = context;
  if (replacedType(details) === null) return [];
  const ids = people.map(({ id }) => id);
  const known = await punishments.stricterThan(guildId, details, ids);
  const unknown = people.filter(({ id }) => !known.has(id));
  const isAsked = unknown.length <= ASKED_MAX;
  const found = people.map(async (person): Promise<StricterPunishment[]> => {
    const standing = known.get(person.id);
    if (standing !== undefined) {
      const { endsAt, number, moderator } = standing;
      return [{ person, endsAt, number, moderatorId: moderator?.id ?? null }];
    }
    const byHand = { person, number: null, moderatorId: null };
    if (details.type === 'mute') {
      const until = person.member?.communication_disabled_until ?? null;
      const endsAt = until === null ? null : new Date(until);
      return endsAt !== null && isStricter(endsAt, details) ? [{ ...byHand, endsAt }] : [];
    }
    if (!isAsked || person.member !== null || !(await isBanned(context, person.id))) return [];
    const ownBans = await cases.inForce(guildId, person.id, 'ban');
    return ownBans.length > 0 ? [] : [{ ...byHand, endsAt: null }];
  });
  return (await Promise.all(found)).flat();
}

/** Says what stands, for how long and by whom. */
export function describeStricter(
  { person, endsAt, number, moderatorId }: StricterPunishment,
  type: OrderDetails['type'],
  locale: Locale,
): string {
  const details = [
    ...(number === null ? [] : [m.punished_case({ number }, { locale })]),
    ...(moderatorId === null ? [] : [m.order_stricter_by({ moderator: userMention(moderatorId) }, { locale })]),
  ];
  const until = endsAt === null ? m.punished_endless({}, { locale }) : untilText(endsAt, locale);
  const said = { member: personNameOf(person), until: [until, ...details].join(' · ') };
  if (type === 'softban') return m.order_stricter_softban(said, { locale });
  return type === 'ban' ? m.order_stricter_ban(said, { locale }) : m.order_stricter_mute(said, { locale });
}

/** The line about a member whose stricter punishment was kept. */
export function describeKept({ person, number }: StricterPunishment, locale: Locale): string {
  const member = personNameOf(person);
  return number === null
    ? m.order_stricter_kept_by_hand({ member }, { locale })
    : m.order_stricter_kept({ member, number }, { locale });
}
