import type { Application } from '../applications/application.ts';
import type { Platform } from '../platform.ts';
import type { Actor } from './access.ts';
import type { Match } from './router.ts';

/** The application a call is made for: that of the bot, of the interaction, or of the application's webhook. */
export function actingApplication(
  { applications, interactions, application }: Platform,
  actor: Actor,
  match: Match,
): Application {
  if (actor.kind === 'bot') return applications.get(actor.userId);
  const { webhookId = '', token = '' } = match.params;
  const answered = interactions.byToken(token)?.applicationId ?? webhookId;
  return applications.find(answered) ?? application;
}
