import { holds } from '@perigee/core/base/permissions/permissions';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { ChannelGreetingName, JoinGreeting } from '@perigee/core/greetings/schema';
import type { JobMessage } from '../../jobs/job-attempt.ts';
import type { Db } from '../../database/database.ts';
import type { GuildDescription, GuildDirectory } from '../community/index.ts';
import { farewellOf, occasionOf } from './occasion.ts';
import { renderFarewell, renderGreeting } from './render-greeting.ts';
import { findRemoval, isThere } from './visits/visit-store.ts';
import type { Visitor } from './visitor.ts';
import { type WelcomeFile, welcomeFile } from './welcome-file.ts';

/** The template gives no valid message for this member; it may still work for others. */
export class TemplateFailed extends Error {
  override readonly name = 'TemplateFailed';
}

export interface GreetingDeps {
  db: Db;
  directory: GuildDirectory;
  cdnUrl: string;
}

export interface GreetedVisit {
  guildId: string;
  guild: GuildDescription;
  settings: GuildSettings;
  channelId: string;
  visitor: Visitor;
  /** When they joined or left, in milliseconds since 1970. */
  at: number;
}

/** The message about a member who joined or left; null where it is empty, or a new member has already left. */
export function composeGreeting(
  deps: GreetingDeps,
  name: ChannelGreetingName,
  visit: GreetedVisit,
): Promise<JobMessage | null> {
  return name === 'join' ? composeWelcome(deps, visit) : composeFarewell(deps, visit);
}

async function composeWelcome({ db, cdnUrl }: GreetingDeps, visit: GreetedVisit): Promise<JobMessage | null> {
  const { guildId, visitor } = visit;
  return (await isThere(db, guildId, visitor.user.id)) ? welcomeMessage(visit, cdnUrl) : null;
}

/** The welcome message, with its picture; null where both are empty. */
export async function welcomeMessage(
  { guildId, guild, settings, channelId, visitor }: Omit<GreetedVisit, 'at'>,
  cdnUrl: string,
  join: JoinGreeting = settings.greetings.join,
): Promise<JobMessage | null> {
  const message = rendered(() => renderGreeting(join, occasionOf({ guildId, guild, cdnUrl }, visitor)));
  // Without the permission, the text alone is better than nothing; the overview reports what is missing.
  const isShown = join.picture.enabled && holds(guild.bot.permissionsIn(channelId), 'AttachFiles');
  if (!isShown) return message;
  const locale = settings.language.interface;
  const file = await welcomeFile({ picture: join.picture, visitor, guildName: guild.name, locale, cdnUrl });
  return { ...(message ?? { allowed_mentions: { parse: [] } }), ...attachmentParts(file) };
}

function attachmentParts({ name, data, description }: WelcomeFile): Pick<JobMessage, 'attachments' | 'files'> {
  return {
    attachments: [{ id: 0, filename: name, description }],
    files: [{ name, contentType: 'image/png', data }],
  };
}

async function composeFarewell(
  { db, directory, cdnUrl }: GreetingDeps,
  { guildId, guild, settings, visitor, at }: GreetedVisit,
): Promise<JobMessage | null> {
  const removal = await findRemoval(db, guildId, visitor.user.id, at);
  const leaving = { visitor, leftAt: at, removal, locale: settings.language.interface };
  const occasion = await farewellOf(directory, { guildId, guild, cdnUrl }, leaving);
  return rendered(() => renderFarewell(settings.greetings.leave, occasion));
}

/** @throws TemplateFailed */
export function rendered<Message>(render: () => Message): Message {
  try {
    return render();
  } catch (error) {
    throw new TemplateFailed('the template cannot be rendered for this member', { cause: error });
  }
}
