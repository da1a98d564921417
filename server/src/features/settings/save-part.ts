import type { SaveReply } from '@perigee/core/sections/save-reply';
import type { SectionName, SectionValues } from '@perigee/core/settings/sections';
import type { FastifyRequest } from 'fastify';
import { baseVersionOf } from '../../http/base-version.ts';
import { callerOf } from '../../http/caller.ts';
import { REPLY_MESSAGES } from '../../http/reply-messages.ts';
import type { ChangeAuthor } from './prepare-check.ts';
import type { SectionChange } from './section-change.ts';
import type { SettingsService } from './settings-service.ts';

type GuildRequest = FastifyRequest & { params: { guildId: string } };

/** The author of a request's changes. */
export function changeAuthorOf(request: GuildRequest): ChangeAuthor {
  const caller = callerOf(request);
  return { guildId: request.params.guildId, savedBy: caller.userId, caller };
}

interface PartSave<Name extends SectionName, Stored> extends Omit<SectionChange<Name>, 'baseVersion'> {
  /** Extracts the part from the stored value. */
  read(value: SectionValues[Name]): Stored;
}

/** Saves a request's change to one part of a section and returns the standard reply (docs/rules/settings.md#saving). */
export async function savePart<Name extends SectionName, Stored>(
  settings: SettingsService,
  request: GuildRequest,
  { read, ...change }: PartSave<Name, Stored>,
): Promise<SaveReply<Stored>> {
  const baseVersion = baseVersionOf(request);
  const { version, value } = await settings.change(changeAuthorOf(request), { ...change, baseVersion });
  return { message: REPLY_MESSAGES.settingsSaved, version, value: read(value) };
}
