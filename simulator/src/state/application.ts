import { createHmac } from 'node:crypto';

/** What a developer has in hand of an application. */
export interface ApplicationOptions {
  id: string;
  name: string;
  clientSecret: string;
  botToken: string;
  redirectUris: string[];
  /** The privileged intents switched on for it; all three by default. */
  privilegedIntents?: PrivilegedIntent[];
}

export const PRIVILEGED_INTENTS = ['members', 'presences', 'messageContent'] as const;
export type PrivilegedIntent = (typeof PRIVILEGED_INTENTS)[number];

export interface Application extends ApplicationOptions {
  privilegedIntents: PrivilegedIntent[];
  /** What its page says of it. */
  description?: string;
  /** Flagged by the platform's anti-spam: it opens no new direct channels and enters no new guilds. */
  isQuarantined?: boolean;
}

/** A bot token of the platform's shape: the id in base64, a moment, a signature. The same for the same secret. */
export function makeBotToken(applicationId: string, secret: string): string {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  return [
    Buffer.from(applicationId).toString('base64url'),
    sign('moment').slice(0, 6),
    sign(applicationId).slice(0, 38),
  ].join('.');
}
