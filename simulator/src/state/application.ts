import { createHmac } from 'node:crypto';

/** An application's data, as its developer knows it. */
export interface ApplicationOptions {
  id: string;
  name: string;
  clientSecret: string;
  botToken: string;
  redirectUris: string[];
  /** The enabled privileged intents; all three by default. */
  privilegedIntents?: PrivilegedIntent[];
}

export const PRIVILEGED_INTENTS = ['members', 'presences', 'messageContent'] as const;
export type PrivilegedIntent = (typeof PRIVILEGED_INTENTS)[number];

export interface Application extends ApplicationOptions {
  privilegedIntents: PrivilegedIntent[];
  /** The description on its page. */
  description?: string;
  /** Flagged by the platform's anti-spam: it can open no new direct channels and join no new guilds. */
  isQuarantined?: boolean;
}

/**
 * A bot token in the platform's format: base64 id, timestamp and signature. Deterministic for the same id and secret.
 */
export function makeBotToken(applicationId: string, secret: string): string {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  return [
    Buffer.from(applicationId).toString('base64url'),
    sign('moment').slice(0, 6),
    sign(applicationId).slice(0, 38),
  ].join('.');
}
