import type { GuildInfo } from '@perigee/core/guilds/schema';
import { tokenStore } from '../../../lib/session/token-store.ts';

interface EarlyGuild {
  guildId: string;
  /** The access token it was asked for with. */
  token: string;
  answer: Promise<GuildInfo>;
}

let early: EarlyGuild | null = null;

/** Asks for a server while it is still being found out who is signed in: on a phone that is a good third of a second. */
export function askEarly(guildId: string, load: () => Promise<GuildInfo>): void {
  const token = tokenStore.read()?.accessToken;
  if (token === undefined || early?.guildId === guildId) return;
  const answer = load();
  // Nobody may come to take it.
  answer.catch(() => {});
  early = { guildId, token, answer };
}

/** The answer that was asked for early, once, and only for the person it was asked for. */
export function takeEarly(guildId: string): Promise<GuildInfo> | null {
  const taken = early;
  early = null;
  const isMine = taken?.guildId === guildId && taken.token === tokenStore.read()?.accessToken;
  return isMine ? taken.answer : null;
}
