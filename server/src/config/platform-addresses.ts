/** Where the chat platform is; the simulator has the same set. */
export interface PlatformAddresses {
  /** REST without a version. */
  apiUrl: string;
  authorizeUrl: string;
  cdnUrl: string;
}

export const DISCORD: PlatformAddresses = {
  apiUrl: 'https://discord.com/api',
  authorizeUrl: 'https://discord.com/oauth2/authorize',
  cdnUrl: 'https://cdn.discordapp.com',
};
