import type { SettingsReader } from './settings-reader.ts';

/** Where the chat platform is; the simulator has the same set. */
export interface PlatformAddresses {
  /** REST without a version. */
  apiUrl: string;
  authorizeUrl: string;
  cdnUrl: string;
  /** Null takes the one that the API names. */
  gatewayUrl: string | null;
}

const DISCORD = {
  apiUrl: 'https://discord.com/api',
  authorizeUrl: 'https://discord.com/oauth2/authorize',
  cdnUrl: 'https://cdn.discordapp.com',
};

/**
 * Discord's own addresses, or those of the server that DISCORD_API_URL points at: the simulator, or one that is compatible.
 * Sign-in page and pictures follow from it; a proxy for REST alone has them named apart.
 */
export function readAddresses(settings: SettingsReader): PlatformAddresses {
  const isElsewhere = settings.text('DISCORD_API_URL') !== null;
  const apiUrl = settings.address('DISCORD_API_URL', DISCORD.apiUrl).replace(/\/v\d+$/, '');
  const { origin } = new URL(apiUrl);
  const preset = isElsewhere ? { authorizeUrl: `${origin}/oauth2/authorize`, cdnUrl: `${origin}/cdn` } : DISCORD;
  return {
    apiUrl,
    authorizeUrl: settings.address('DISCORD_AUTHORIZE_URL', preset.authorizeUrl),
    cdnUrl: settings.address('DISCORD_CDN_URL', preset.cdnUrl),
    gatewayUrl: settings.socketAddress('DISCORD_GATEWAY_URL'),
  };
}
