import { isSame } from '@perigee/core/base/sections/is-same';
import type { Reference } from '@perigee/core/base/sections/references';
import { type Issue, makeIssue } from '@perigee/core/base/issues/issue';
import type { IssueCode } from '@perigee/core/base/issues/issue-codes';
import { SECTIONS, type SectionName, type SectionValues } from '@perigee/core/community/settings/sections';
import { valueAt } from '@perigee/core/community/settings/value-at';
import { channelRefusal } from '../directory/channel-refusal.ts';
import type { GuildDescription } from '../directory/describe-guild.ts';
import { checkGrants, type Giver } from './check-grants.ts';

/** The guild data a value is checked against, besides its schema. */
export interface SectionGuild extends Giver {
  channels: GuildDescription['channels'];
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
 * used, and gifts the person or the bot may not make. Boost fields and references that were already stored are
 * accepted: what the platform deleted since must not prevent saving the rest.
 */
export function checkSection<Name extends SectionName>(
  { section, value, before }: NewValue<Name>,
  guild: SectionGuild,
): Issue[] {
  const rules = SECTIONS[section];
  const knownIds = new Set(rules.references(before).map(({ id }) => id));
  // Compared by value, because removing a list entry shifts the paths of those after it.
  const stood = rules.boostFields(before).map((path) => valueAt(before, path));
  const isNew = (path: string) => {
    const place = stood.findIndex((candidate) => isSame(candidate, valueAt(value, path)));
    // Each stored value excuses one new value: an icon chosen while there was boost may not be copied.
    if (place >= 0) stood.splice(place, 1);
    return place < 0;
  };
  const needBoost = guild.boost ? [] : rules.boostFields(value).filter(isNew);

  return [
    ...needBoost.map((path) => makeIssue(path, 'boostRequired')),
    ...rules.references(value).flatMap((reference) => {
      const code = refusalOf(reference, guild, knownIds);
      return code === null ? [] : [makeIssue(reference.path, code)];
    }),
    ...checkGrants(rules.grants(before), rules.grants(value), guild),
  ];
}

function refusalOf(
  { kind, id, isWrittenTo }: Reference,
  guild: SectionGuild,
  knownIds: ReadonlySet<string>,
): IssueCode | null {
  if (knownIds.has(id)) return null;
  if (kind === 'channel') return channelRefusal(guild, id, isWrittenTo === true ? 'write' : 'watch');
  return guild.roles.some((role) => role.id === id) ? null : 'unknownRole';
}
