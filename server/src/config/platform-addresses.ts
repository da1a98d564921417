import type { PlatformAddresses } from './config.ts';
import type { Settings } from './settings-schema.ts';

const DISCORD = {
  apiUrl: 'https://discord.com/api',
  authorizeUrl: 'https://discord.com/oauth2/authorize',
  cdnUrl: 'https://cdn.discordapp.com',
};

/**
 * Discord's URLs, or those of the server in DISCORD_API_URL: the simulator or a compatible one. The sign-in page and
 * the CDN are derived from it; behind a proxy for REST alone they have to be set separately.
 */
export function readAddresses(settings: Settings): PlatformAddresses {
  const apiUrl = (settings.DISCORD_API_URL ?? DISCORD.apiUrl).replace(/\/v\d+$/, '');
  const { origin } = new URL(apiUrl);
  const isElsewhere = settings.DISCORD_API_URL !== null;
  const preset = isElsewhere ? { authorizeUrl: `${origin}/oauth2/authorize`, cdnUrl: `${origin}/cdn` } : DISCORD;
  return {
    apiUrl,
    authorizeUrl: settings.DISCORD_AUTHORIZE_URL ?? preset.authorizeUrl,
    cdnUrl: settings.DISCORD_CDN_URL ?? preset.cdnUrl,
    gatewayUrl: settings.DISCORD_GATEWAY_URL,
  };
}
