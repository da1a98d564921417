import { BASE_VERSION_HEADER, type SaveReply } from '@perigee/core/base/sections/save-reply';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../../http/caller.ts';
import { REPLY_MESSAGES } from '../../../http/reply-messages.ts';
import type { ChangeAuthor } from './prepare-check.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { Section } from '@perigee/core/base/sections/define-section';
import {
  SECTION_NAMES,
  type SectionName,
  SECTIONS,
  type SectionValues,
} from '@perigee/core/community/settings/sections';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type SectionChange, WHOLE } from './section-change.ts';
import type { SettingsService } from './settings-service.ts';

type App = Parameters<FastifyPluginAsyncZod>[0];

/** Mounts the save endpoint of every section that is saved as a whole. */
export function settingsRoutes(settings: SettingsService): FastifyPluginAsyncZod {
  return async (app) => {
    for (const name of SECTION_NAMES) mountSave(app, SECTIONS[name], settings);
  };
}

type AnySection = { name: SectionName } & Pick<Section<SectionValues[SectionName]>, 'save'>;

function mountSave(app: App, { name, save }: AnySection, settings: SettingsService): void {
  if (save === null) return;
  app.route({
    ...save,
    handler: (request) =>
      saveSlice(settings, request, { section: name, slice: WHOLE, next: () => request.body, read: (value) => value }),
  });
}

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
export async function saveSlice<Name extends SectionName, Stored>(
  settings: SettingsService,
  request: GuildRequest,
  { read, ...change }: PartSave<Name, Stored>,
): Promise<SaveReply<Stored>> {
  const baseVersion = baseVersionOf(request);
  const { version, value } = await settings.change(changeAuthorOf(request), { ...change, baseVersion });
  return { message: REPLY_MESSAGES.settingsSaved, version, value: read(value) };
}

/** The version a save is based on, if given. @throws AppError `malformed` for anything but a version. */
function baseVersionOf({ headers }: FastifyRequest): number | undefined {
  const input = headers[BASE_VERSION_HEADER];
  if (input === undefined) return undefined;
  const version = /^"(\d{1,9})"$/.exec(input)?.[1];
  if (version === undefined) throw new AppError('malformed', 'if-match takes the version in quotes, such as "3"');
  return Number(version);
}
