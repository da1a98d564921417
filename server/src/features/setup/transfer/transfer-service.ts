import { isSuitableChannel } from '@perigee/core/community/guilds/channel-uses';
import { CHANGES_SHOWN } from '@perigee/core/setup/history/endpoints';
import { isSame } from '@perigee/core/base/sections/is-same';
import { differences } from '@perigee/core/community/settings/differences';
import { type SectionName, SECTIONS } from '@perigee/core/community/settings/sections';
import type { ImportPlan } from '@perigee/core/setup/transfer/endpoints';
import { FILE_VERSION, type SettingsFile, TRANSFERRED_SECTIONS } from '@perigee/core/setup/transfer/file';
import { findOmissions } from '@perigee/core/setup/transfer/omissions';
import { type IdMap, mapSection, referencedIds } from '@perigee/core/setup/transfer/map-section';
import {
  type GuildDirectory,
  type ChangeAuthor,
  type SectionMap,
  type SectionPreview,
  readWith,
  type SettingsService,
} from '../../community/index.ts';
import { matchNames } from './match-names.ts';

interface Import {
  file: SettingsFile;
  roles: Readonly<Record<string, string | null>>;
  channels: Readonly<Record<string, string | null>>;
  sections: readonly SectionName[];
  apply: boolean;
}

export interface TransferService {
  /** @throws AppError `notFound` if the bot is not in the guild. */
  export(guildId: string): Promise<SettingsFile>;
  /**
   * Shows what the file would change, and saves it if requested and nothing is refused. Saving runs all checks and
   * hooks of a manual save.
   * @throws AppError `unauthorized` if the platform rejects the caller's session; nothing is saved then.
   */
  import(author: ChangeAuthor, input: Import): Promise<ImportPlan>;
}

interface TransferDependencies {
  settings: SettingsService;
  directory: GuildDirectory;
}

/** Creates the service that exports and imports settings. */
export function createTransferService({ settings, directory }: TransferDependencies): TransferService {
  return {
    async export(guildId) {
      const [guild, sections] = await Promise.all([
        directory.get(guildId),
        settings.stored(guildId, TRANSFERRED_SECTIONS),
      ]);
      const used = idsIn(sections);
      return {
        format: 'perigee-settings',
        version: FILE_VERSION,
        guild: { id: guildId, name: guild.name },
        exportedAt: new Date().toISOString(),
        roles: guild.roles.filter(({ id }) => used.has(id)),
        channels: guild.channels.filter(({ id }) => used.has(id)),
        sections: Object.fromEntries(sections),
      };
    },

    async import(author, { file, roles, channels, sections, apply }) {
      const { guildId } = author;
      const guild = await directory.get(guildId);
      const mappedRoles = matchNames(file.roles, guild.roles, roles);
      const mappedChannels = matchNames(file.channels, guild.channels.filter(isNamed), channels);
      const ids = { role: asMap(mappedRoles), channel: asMap(mappedChannels) };
      const values = mapSections(file, sections, ids);

      const previews = await settings.preview(author, values);
      const isRefused = previews.some(({ issues }) => issues.length > 0);
      const saved = apply && !isRefused ? await settings.saveAll(author, values) : [];

      const changed = new Set(
        previews.filter(({ before, after }) => !isSame(before, after)).map(({ section }) => section),
      );
      return {
        sections: previews.map((preview) => planOf(preview, file, ids)),
        roles: mappedRoles,
        channels: mappedChannels,
        applied: apply && !isRefused,
        saved: saved
          .filter(({ section }) => changed.has(section))
          .map(({ section, version }) => ({ section, version })),
      };
    },
  };
}

/** What the file would change in a section, and what of it cannot be transferred. */
function planOf(
  { section, before, after, issues }: SectionPreview,
  file: SettingsFile,
  ids: IdMap,
): ImportPlan['sections'][number] {
  const changes = differences(SECTIONS[section].schema, before, after);
  const lost = readWith(section, file.sections[section], (name, value) => findOmissions(name, value, ids));
  const { missing, consequences } = lost ?? { missing: [], consequences: [] };
  return {
    section,
    changes: changes.slice(0, CHANGES_SHOWN),
    missing: missing.slice(0, CHANGES_SHOWN),
    consequences: consequences.slice(0, CHANGES_SHOWN),
    changeCount: changes.length,
    issues,
  };
}

/** Excludes categories, which no setting refers to. */
function isNamed({ type }: { type: number }): boolean {
  return isSuitableChannel(type, 'watch');
}

/** The file's chosen sections with this guild's ids. Invalid ones stay unchanged, so that their schema rejects them. */
function mapSections({ sections: fileSections }: SettingsFile, chosen: readonly SectionName[], ids: IdMap): SectionMap {
  const names = TRANSFERRED_SECTIONS.filter((name) => chosen.includes(name) && fileSections[name] !== undefined);
  return new Map(
    names.map((name) => [
      name,
      readWith(name, fileSections[name], (section, value) => mapSection(section, value, ids)) ?? fileSections[name],
    ]),
  );
}

function asMap(mapped: ImportPlan['roles']): ReadonlyMap<string, string | null> {
  return new Map(mapped.map(({ id, to }) => [id, to]));
}

/** The ids of all roles and channels the sections refer to, in fields and in templates. */
function idsIn(sections: SectionMap): ReadonlySet<string> {
  return new Set([...sections].flatMap(([name, value]) => readWith(name, value, referencedIds) ?? []));
}
