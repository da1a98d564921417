import { NOBODY } from '@perigee/core/base/ids/nobody';
import { isSame } from '@perigee/core/base/sections/is-same';
import { SECTIONS, type SectionName, type SectionValues } from '@perigee/core/community/settings/sections';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../../database/database.ts';
import { parseSection } from './read-section.ts';

/** A part of a version of a section. */
interface Traced<Name extends SectionName> {
  guildId: string;
  section: Name;
  version: number;
  /** Tells this part from others of the section. */
  name: string;
  /** The part as it takes effect at a moment, in milliseconds since 1970. */
  part(value: SectionValues[Name], moment: number): unknown;
}

/** Finds out from the history of settings who is behind them. */
export interface SettingsTrace {
  /** The version of the section in force then; null if there was none, or it does not match the current schema. */
  asOf<Name extends SectionName>(
    guildId: string,
    section: Name,
    moment: Date,
  ): Promise<{ version: number; value: SectionValues[Name] } | null>;
  /** The person whose save last changed that part, by id; null where the history does not tell. */
  whoSet<Name extends SectionName>(traced: Traced<Name>): Promise<string | null>;
}

/** Versions read at once, and read at most: nobody is named for what stood longer. */
const PAGE = 10;
const VERSIONS_MAX = 200;

/** Answers kept, as a raid asks the same for each member, and for how long: people can be forgotten. */
const ANSWERS_MAX = 500;
const ANSWERS_MS = 60_000;

export function createSettingsTrace(db: Db): SettingsTrace {
  const answers = new LRUCache<string, { userId: string | null }>({ max: ANSWERS_MAX, ttl: ANSWERS_MS });
  const versions = (guildId: string, section: SectionName) =>
    db
      .selectFrom('guild_settings_history')
      .select(['version', 'value', 'saved_by as savedBy', 'saved_at as savedAt'])
      .where('guild_id', '=', guildId)
      .where('section', '=', section)
      .orderBy('version', 'desc');

  return {
    async asOf(guildId, section, moment) {
      const row = await versions(guildId, section).where('saved_at', '<=', moment).limit(1).executeTakeFirst();
      const value = row && parseSection(section, row.value);
      return row === undefined || value === undefined ? null : { version: row.version, value };
    },

    async whoSet({ guildId, section, version, name, part }) {
      const key = `${guildId} ${section} ${version} ${name}`;
      const known = answers.get(key);
      if (known !== undefined) return known.userId;
      const before = (next: number) => versions(guildId, section).where('version', '<', next).limit(PAGE).execute();
      const setter = await findSetter(section, { version, before, part });
      const userId = setter === NOBODY ? null : setter;
      answers.set(key, { userId });
      return userId;
    },
  };
}

/** A version from the history. */
interface Version {
  version: number;
  value: unknown;
  savedBy: string;
  savedAt: Date;
}

interface Search<Name extends SectionName> extends Pick<Traced<Name>, 'version' | 'part'> {
  /** A page of versions, from the newest. */
  before(version: number): Promise<Version[]>;
}

/** Goes back until the part was another one; whoever saved it next is behind it. */
async function findSetter<Name extends SectionName>(
  section: Name,
  { version, before, part }: Search<Name>,
): Promise<string | null> {
  let newer: (Version & { read: SectionValues[Name] }) | null = null;
  for (let next = version + 1, count = 0; count < VERSIONS_MAX; count += PAGE) {
    const page = await before(next);
    for (const former of page) {
      const read = parseSection(section, former.value);
      // A value of another schema could have said the same in other words.
      if (read === undefined) return null;
      if (newer !== null && isChanged(part, read, newer)) return newer.savedBy;
      newer = { ...former, read };
    }
    if (newer === null) return null;
    if (page.length < PAGE)
      return newer.version === 1 && isChanged(part, SECTIONS[section].initial, newer) ? newer.savedBy : null;
    next = newer.version;
  }
  return null;
}

/** Whether that save changed the part. Both are compared as of the save, when a trial may have been over already. */
function isChanged<Value>(
  part: (value: Value, moment: number) => unknown,
  before: Value,
  { read, savedAt }: { read: Value; savedAt: Date },
): boolean {
  const moment = savedAt.getTime();
  return !isSame(part(before, moment), part(read, moment));
}
