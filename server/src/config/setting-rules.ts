import * as z from 'zod/mini';
import { ROLES } from './config.ts';
import type { Settings } from './settings-schema.ts';

/** A constraint across settings; returns null if it holds, else the message. */
type Rule = (settings: Settings) => string | null;

const RULES: Rule[] = [
  function credentialsGoTogether(settings) {
    const { DISCORD_CLIENT_ID, DISCORD_CLIENT_SECRET, DISCORD_BOT_TOKEN, DISCORD_API_URL } = settings;
    const credentials = { DISCORD_CLIENT_ID, DISCORD_CLIENT_SECRET, DISCORD_BOT_TOKEN };
    const names = Object.keys(credentials);
    const missing = missingOf(credentials);
    const isDemo = missing.length === names.length && DISCORD_API_URL === null;
    if (missing.length === 0 || isDemo) return null;
    return `${areMissing(missing)} Set all of ${names.join(', ')} to run on a real platform, or none of them, nor DISCORD_API_URL, to run the demo.`;
  },
  function processesShareADatabase({ ROLES: roles, DATABASE_URL }) {
    if (DATABASE_URL !== null || roles.size === ROLES.length) return null;
    return 'Site and bot in separate processes need a shared database: set DATABASE_URL.';
  },
  function pooledIsTheDatabase({ DATABASE_URL, DATABASE_DIRECT_URL }) {
    if (DATABASE_DIRECT_URL === null || DATABASE_URL !== null) return null;
    return 'DATABASE_DIRECT_URL bypasses a pooler in front of DATABASE_URL, which is not set.';
  },

  function replicaHasAPrimary({ DATABASE_URL, DATABASE_READ_URL }) {
    if (DATABASE_READ_URL === null || DATABASE_URL !== null) return null;
    return 'DATABASE_READ_URL is a replica of the database at DATABASE_URL, which is not set.';
  },
  function shopHasItsKey({ YOOKASSA_SHOP_ID, YOOKASSA_SECRET_KEY }) {
    const missing = missingOf({ YOOKASSA_SHOP_ID, YOOKASSA_SECRET_KEY });
    return missing.length === 1 ? `${areMissing(missing)} Set both to sell boosts, or neither.` : null;
  },
  function reviewChannelHasItsServer({ SUPPORT_GUILD_ID, APPEAL_REVIEW_CHANNEL_ID }) {
    if (APPEAL_REVIEW_CHANNEL_ID === null || SUPPORT_GUILD_ID !== null) return null;
    return 'APPEAL_REVIEW_CHANNEL_ID is set, but not its server: set SUPPORT_GUILD_ID too.';
  },
];

/** All rules, as one check of the schema. */
export const settingRules = z.check<Settings>(({ value, issues }) => {
  for (const rule of RULES) {
    const message = rule(value);
    if (message !== null) issues.push({ code: 'custom', input: value, path: [], message });
  }
});

function missingOf(settings: Record<string, string | null>): string[] {
  return Object.keys(settings).filter((name) => settings[name] === null);
}

function areMissing(names: string[]): string {
  return `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} missing.`;
}
