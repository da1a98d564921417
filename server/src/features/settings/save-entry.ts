import { isSameName } from '@perigee/core/names/name-key';
import type { SaveReply } from '@perigee/core/sections/save-reply';
import type { SectionValues } from '@perigee/core/settings/sections';
import type { FastifyRequest } from 'fastify';
import { baseVersionOf } from '../../http/base-version.ts';
import { callerOf } from '../../http/caller.ts';
import type { SettingsService } from './settings-service.ts';

/** The sections that are lists of named entries. */
type NamedSection = 'items' | 'customJobs';

interface EntryChange<Name extends NamedSection> {
  section: Name;
  /** What the entry was called so far; null for a new one. */
  oldName: string | null;
  /** What it is called from now on; null when it goes. */
  name: string | null;
  change: (entries: SectionValues[Name]) => SectionValues[Name];
}

/** Saves what a request changes about one entry of a list; the others are not held against it. */
export async function saveEntry<Name extends NamedSection>(
  settings: SettingsService,
  request: FastifyRequest & { params: { guildId: string } },
  { section, oldName, name, change }: EntryChange<Name>,
): Promise<SaveReply> {
  const { guildId } = request.params;
  const version = baseVersionOf(request);
  const base = version === undefined || oldName === null ? undefined : { version, partOf: entryNamed(oldName) };

  const write = { guildId, section, savedBy: callerOf(request).userId, part: { named: name }, base };
  const saved = await settings.change(write, change);
  return { message: 'Settings saved', version: saved.version };
}

function entryNamed(name: string) {
  return (entries: readonly { name: string }[]) => entries.find((entry) => isSameName(entry.name, name));
}
