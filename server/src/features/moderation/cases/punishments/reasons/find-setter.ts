import type { AutomaticPunishment } from '@perigee/core/base/sections/automatic-punishments';
import { type SectionName, SECTIONS, type SectionValues } from '@perigee/core/community/settings/sections';
import { RAID_KICKS } from '@perigee/core/moderation/automod/section';
import type { SettingsTrace } from '../../../../community/index.ts';
import type { Case } from '../../records/case-record.ts';

/**
 * Who last set the punishment that a rule or the warnings led to, or switched its rule on, by id. Null where the
 * history does not tell for sure.
 */
export function findSetter(trace: SettingsTrace, found: Case): Promise<string | null> {
  const { moderation, automod } = SECTIONS;
  return found.source === 'ladder' ? setterIn(trace, found, moderation) : setterIn(trace, found, automod);
}

/** A section that punishes. */
interface Punishing<Name extends SectionName> {
  name: Name;
  punishments(value: SectionValues[Name]): AutomaticPunishment[];
}

async function setterIn<Name extends SectionName>(
  trace: SettingsTrace,
  found: Case,
  { name: section, punishments }: Punishing<Name>,
): Promise<string | null> {
  const { guildId, createdAt } = found;
  const stored = await trace.asOf(guildId, section, createdAt);
  if (stored === null) return null;
  const [given, another] = punishments(stored.value).filter((set) => isBehind(set, found));
  // Several steps that punish alike may have been set by several people.
  if (given === undefined || another !== undefined) return null;

  const { version } = stored;
  const { entry } = given;
  return trace.whoSet({
    guildId,
    section,
    version,
    name: entry,
    part: (value, moment) =>
      effectOf(
        punishments(value).find((set) => set.entry === entry),
        moment,
      ),
  });
}

/** Whether a case came of this punishment, which may have been changed between the two. */
function isBehind({ entry, type, harshness, from }: AutomaticPunishment, found: Case): boolean {
  if (type !== found.type || from > found.createdAt.getTime()) return false;
  if (found.source === 'automod' && found.rule === 'raid') return entry === RAID_KICKS;
  const isRule = found.source === 'ladder' || entry === found.rule;
  // Moderators may have changed the duration since.
  const isAsLong = takesNoTime(found) || found.revision > 0 || harshness === (found.durationMs ?? Infinity);
  return isRule && isAsLong;
}

/** A warn expires by a setting of its own. */
function takesNoTime({ type }: Case): boolean {
  return type === 'warn' || type === 'kick';
}

function effectOf(set: AutomaticPunishment | undefined, moment: number) {
  return set && { type: set.type, harshness: set.harshness, from: Math.max(set.from, moment) };
}
