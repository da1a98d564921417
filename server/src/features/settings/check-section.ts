import { isSame } from '@perigee/core/sections/is-same';
import type { Reference } from '@perigee/core/sections/references';
import { type Issue, makeIssue } from '@perigee/core/issues/issue';
import type { IssueCode } from '@perigee/core/issues/issue-codes';
import { SECTIONS, type SectionName, type SectionValues } from '@perigee/core/settings/sections';
import { valueAt } from '@perigee/core/settings/value-at';
import { channelRefusal, type GuildDescription } from '../directory/index.ts';
import { checkGifts, type Giver } from './check-gifts.ts';

/** What a value is held against besides its own schema. */
export interface SectionGuild extends Giver {
  channels: GuildDescription['channels'];
  boost: boolean;
}

/** A value on its way into the database. */
export interface NewValue<Name extends SectionName> {
  section: Name;
  value: SectionValues[Name];
  /** What was stored before. */
  before: SectionValues[Name];
}

/**
 * What a section's value may not be in this guild: with fields that act only with boost, unless they stood there
 * before; with roles and channels that are not there, or do not serve, unless they stood there before: what the platform deleted since
 * must not keep anyone from saving the rest; with a gift that the person or the bot may not make.
 */
export function checkSection<Name extends SectionName>(
  { section, value, before }: NewValue<Name>,
  guild: SectionGuild,
): Issue[] {
  const rules = SECTIONS[section];
  const known = new Set(rules.references(before).map(({ id }) => id));
  // By value, because entries of a list move when one before them goes.
  const stood = rules.boostFields(before).map((path) => valueAt(before, path));
  const isNew = (path: string) => {
    const place = stood.findIndex((candidate) => isSame(candidate, valueAt(value, path)));
    // Each stands for one: an icon chosen while there was boost is no licence for copies of it.
    if (place >= 0) stood.splice(place, 1);
    return place < 0;
  };
  const needBoost = guild.boost ? [] : rules.boostFields(value).filter(isNew);

  return [
    ...needBoost.map((path) => makeIssue(path, 'boostRequired')),
    ...rules.references(value).flatMap((reference) => {
      const code = refusalOf(reference, guild, known);
      return code === null ? [] : [makeIssue(reference.path, code)];
    }),
    ...checkGifts(rules.gifts(before), rules.gifts(value), guild),
  ];
}

function refusalOf(
  { kind, id, isWrittenTo }: Reference,
  guild: SectionGuild,
  known: ReadonlySet<string>,
): IssueCode | null {
  if (known.has(id)) return null;
  if (kind === 'channel') return channelRefusal(guild, id, isWrittenTo === true ? 'write' : 'watch');
  return guild.roles.some((role) => role.id === id) ? null : 'unknownRole';
}
