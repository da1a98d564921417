import { randomBytes } from 'node:crypto';
import { type Application, makeBotToken, type PrivilegedIntent } from '../state/application.ts';
import { actingAs, type Platform } from '../platform/platform.ts';
import { addBot } from '../world/add-bot.ts';

export interface ApplicationInput {
  name: string;
  redirectUris?: string[];
  privilegedIntents?: PrivilegedIntent[];
}

/** Adds an application with its own bot, which is in no guild yet. */
export function addApplication(platform: Platform, input: ApplicationInput): Application {
  const id = platform.nextId();
  platform.world.people[id] = {
    id,
    username: input.name,
    globalName: null,
    avatar: null,
    bot: true,
    locale: 'en-US',
    acceptsDirectMessages: true,
    demoRole: null,
  };
  const application = platform.applications.add({
    id,
    name: input.name,
    clientSecret: randomBytes(24).toString('base64url'),
    botToken: makeBotToken(id, randomBytes(16).toString('hex')),
    redirectUris: input.redirectUris ?? [],
    ...(input.privilegedIntents === undefined ? {} : { privilegedIntents: input.privilegedIntents }),
  });
  platform.stateFile.touch();
  return application;
}

/** Adds an application's bot to a guild, as if its owner had invited it. */
export function inviteBot(
  platform: Platform,
  { applicationId, guildId, permissions }: { applicationId: string; guildId: string; permissions: string },
): void {
  const owner = platform.world.guilds[guildId]?.ownerId ?? '';
  addBot(actingAs(platform, platform.applications.get(applicationId)), guildId, permissions, owner);
}
