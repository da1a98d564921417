import type { SaveReply } from '@perigee/core/sections/save-reply';
import type { SectionName, SectionValues } from '@perigee/core/settings/sections';
import type { FastifyRequest } from 'fastify';
import { baseVersionOf } from '../../http/base-version.ts';
import { callerOf } from '../../http/caller.ts';
import type { SettingsService } from './settings-service.ts';

/** Saves a whole section as a request asks for it, and answers as every save does (decisions, "Wire"). */
export async function saveSection<Name extends SectionName>(
  settings: SettingsService,
  request: FastifyRequest & { params: { guildId: string }; body: SectionValues[Name] },
  section: Name,
): Promise<SaveReply> {
  const { version } = await settings.save({
    guildId: request.params.guildId,
    section,
    value: request.body,
    savedBy: callerOf(request).userId,
    baseVersion: baseVersionOf(request),
  });
  return { message: 'Settings saved', version };
}
