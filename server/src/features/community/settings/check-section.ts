import { refuseExpression } from '@perigee/core/base/text/expressions';
import { type TemplateGuild, templateIssues } from '@perigee/core/base/templates/check-template';
import { roleIssues } from '@perigee/core/base/templates/named-roles';
import type { GuildRole } from '@perigee/core/community/guilds/schema';
import type { Item } from '@perigee/core/economy/items/schema';
import { rolesOfItem } from '@perigee/core/economy/items/roles-of-item';
import { type EasedGrant, easedGrants, type Grant } from '@perigee/core/base/sections/grants';
import { type RiskyRole, unconfirmedPermission } from '@perigee/core/base/sections/risky-roles';
import { isSame } from '@perigee/core/base/sections/is-same';
import type { Reference } from '@perigee/core/base/sections/references';
import { harsherPunishments } from '@perigee/core/base/sections/automatic-punishments';
import type { PermissionName } from '@perigee/core/base/permissions/permissions';
import { type Issue, makeIssue } from '@perigee/core/base/issues/issue';
import type { IssueCode } from '@perigee/core/base/issues/issue-codes';
import { SECTIONS, type SectionName, type SectionValues } from '@perigee/core/community/settings/sections';
import { valueAt } from '@perigee/core/community/settings/value-at';
import { channelRefusal, type ChosenChannelRefusal } from '../directory/channel-refusal.ts';
import type { GuildDescription } from '../directory/describe-guild.ts';

/** The person who saves, and their guild. */
interface Giver {
  /** Each role with what the person and the bot may do with it. */
  roles: readonly GuildRole[];
  /** The stored shop items, because other sections give them away. */
  items: readonly Item[];
}

/** The guild data a value is checked against, besides its schema. */
export interface SectionGuild extends Giver {
  channels: GuildDescription['channels'];
  /** Why the person may not have the bot write in that channel; null if they may. */
  writeRefusal: (channelId: string) => ChosenChannelRefusal | null;
  /** Whether the person may have the bot give punishments that take this permission. */
  mayPunish: (permission: PermissionName) => boolean;
  boost: boolean;
}

/** A value about to be stored. */
export interface NewValue<Name extends SectionName> {
  section: Name;
  value: SectionValues[Name];
  /** The value stored so far. */
  before: SectionValues[Name];
}

/**
 * Checks a section's value against its guild: fields that need boost, roles and channels that do not exist or cannot be
 * used, channels that the person cannot write in, grants the person or the bot may not make, and punishments the person
 * may not give. What was already stored is accepted: a role deleted since must not prevent saving the rest.
 */
export function checkSection<Name extends SectionName>(
  { section, value, before }: NewValue<Name>,
  guild: SectionGuild,
): Issue[] {
  const rules = SECTIONS[section];
  const known = rules.references(before);
  const isKnown = (reference: Reference) =>
    known.some(
      ({ id, isWrittenTo }) => id === reference.id && (reference.isWrittenTo !== true || isWrittenTo === true),
    );
  // Compared by value, because removing a list entry shifts the paths of those after it.
  const stood = rules.boostFields(before).map((path) => valueAt(before, path));
  const isNew = (path: string) => {
    const place = stood.findIndex((candidate) => isSame(candidate, valueAt(value, path)));
    // Each stored value excuses one new value: an icon chosen while there was boost may not be copied.
    if (place >= 0) stood.splice(place, 1);
    return place < 0;
  };
  const needBoost = guild.boost ? [] : rules.boostFields(value).filter(isNew);

  const grants = checkGrants(rules.grants(before), rules.grants(value), guild);
  const risky = checkRiskyRoles(rules.riskyRoles(before), rules.riskyRoles(value), guild);

  return [
    ...needBoost.map((path) => makeIssue(path, 'boostRequired')),
    ...rules.references(value).flatMap((reference) => {
      const code = isKnown(reference) ? null : referenceRefusalOf(reference, guild);
      return code === null ? [] : [makeIssue(reference.path, code)];
    }),
    ...grants,
    // A role that can't be chosen at all needs no confirmation.
    ...risky.filter(({ path }) => !grants.some((refused) => refused.path === path)),
    ...harsherPunishments(rules.punishments(before), rules.punishments(value), Date.now())
      .filter(({ permission }) => !guild.mayPunish(permission))
      .map(({ path, permission }) => makeIssue(path, 'punishmentBeyondYou', { permission })),
  ];
}

function referenceRefusalOf({ kind, id, isWrittenTo }: Reference, guild: SectionGuild): IssueCode | null {
  if (kind === 'channel') return isWrittenTo === true ? guild.writeRefusal(id) : channelRefusal(guild, id, 'watch');
  return guild.roles.some((role) => role.id === id) ? null : 'unknownRole';
}

/**
 * Returns issues for grants the saving person may not make: they can only give away roles they could assign themselves.
 * Grants set up by a higher manager may stay, but their conditions may not be eased.
 */
function checkGrants(before: readonly Grant[], after: readonly Grant[], giver: Giver): Issue[] {
  const refused = easedGrants(before, after).flatMap((eased) => {
    const code = grantRefusalOf(eased, giver);
    return code === null ? [] : [[eased.lowered?.path ?? eased.grant.path, code] as const];
  });
  // One condition can guard several roles, so issues are deduplicated by path.
  return [...new Map(refused)].map(([path, code]) => makeIssue(path, code));
}

/** Issues for newly chosen roles with dangerous permissions that the save does not confirm. */
function checkRiskyRoles(before: readonly RiskyRole[], after: readonly RiskyRole[], { roles }: Giver): Issue[] {
  const chosen = after.filter(({ id }) => !before.some((known) => known.id === id));
  return chosen.flatMap((risky) => {
    const role = roles.find(({ id }) => id === risky.id);
    const permission = role === undefined ? null : unconfirmedPermission(risky, role);
    return permission === null ? [] : [makeIssue(risky.path, 'roleDangerous', { permission })];
  });
}

function grantRefusalOf({ grant: { kind, id }, lowered }: EasedGrant, { roles, items }: Giver): IssueCode | null {
  const target = kind === 'giveItem' ? rolesOfItem(items, id) : [id];
  // Nobody can get a deleted role; another check reports it.
  const there = roles.filter((role) => target.includes(role.id));
  if (there.some(({ managed }) => managed)) return 'roleManaged';
  if (there.some(({ memberManageable }) => !memberManageable)) {
    if (lowered !== null) return 'guardsRoleAboveYou';
    return kind === 'giveItem' ? 'itemRoleAboveYou' : 'roleAboveYou';
  }
  const isBeyondBot = kind !== 'giveItem' && lowered === null && there.some(({ botManageable }) => !botManageable);
  return isBeyondBot ? 'roleAboveBot' : null;
}

/** Issues for regular expressions that are new and that the engine refuses. */
export function checkExpressions<Name extends SectionName>({ section, value, before }: NewValue<Name>): Issue[] {
  const { expressions } = SECTIONS[section];
  const stored = new Set(expressions(before).map(({ text }) => text));
  return expressions(value).flatMap(({ path, text }) => {
    const refusal = stored.has(text) ? null : refuseExpression(text);
    return refusal === null ? [] : [makeIssue(path, refusal.code, { text: refusal.text })];
  });
}

/** Compile errors of a section's templates; line and column count from 1. */
export function checkTemplates<Name extends SectionName>(
  section: Name,
  value: SectionValues[Name],
  guild: TemplateGuild,
): Issue[] {
  return templateIssues(SECTIONS[section].templates(value), guild);
}

/** Issues for roles that a section's templates newly name, although the person may not ping them on the platform. */
export function checkNamedRoles<Name extends SectionName>(
  { section, value, before }: NewValue<Name>,
  roles: readonly GuildRole[],
): Issue[] {
  const { templates } = SECTIONS[section];
  return roleIssues(templates(before), templates(value), roles);
}
