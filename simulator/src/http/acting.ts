import type { Application } from '../state/application.ts';
import type { Platform } from '../platform/platform.ts';
import type { Actor } from '../protocol/access.ts';
import type { Match } from './router.ts';

/** The application a call acts for: that of the bot, the token, the interaction, or the webhook. */
export function actingApplication(
  { applications, interactions, application }: Platform,
  actor: Actor,
  match: Match,
): Application {
  if (actor.kind === 'bot') return applications.get(actor.userId);
  if (actor.kind === 'person') return applications.find(actor.applicationId ?? '') ?? application;
  const { webhookId = '', token = '' } = match.params;
  const answered = interactions.byToken(token)?.applicationId ?? webhookId;
  return applications.find(answered) ?? application;
}
