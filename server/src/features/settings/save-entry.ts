import type { SaveReply } from '@perigee/core/settings/save-reply';
import type { SectionValues } from '@perigee/core/settings/sections';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../http/caller.ts';
import type { SettingsService } from './settings-service.ts';

/** The sections that are lists of named entries. */
type NamedSection = 'items' | 'customJobs';

interface EntryChange<Name extends NamedSection> {
  section: Name;
  /** Of the entry that is new or changed; null when one goes. */
  name: string | null;
  change: (entries: SectionValues[Name]) => SectionValues[Name];
}

/** Saves what a request changes about one entry of a list; the others are not held against it. */
export async function saveEntry<Name extends NamedSection>(
  settings: SettingsService,
  request: FastifyRequest & { params: { guildId: string } },
  { section, name, change }: EntryChange<Name>,
): Promise<SaveReply> {
  const { guildId } = request.params;
  const write = { guildId, section, savedBy: callerOf(request).userId, part: { named: name } };

  const { version } = await settings.change(write, change);
  return { message: 'Settings saved', version };
}
