/** Where the chat platform is and who we are there. The secrets are for requests only and are never logged. */
export interface PlatformConfig {
  /** Without version and without a slash at the end, such as https://discord.com/api. */
  apiUrl: string;
  /** The gateway, where it is not the one that the API names. */
  gatewayUrl?: string | null;
  botToken: string;
  clientId: string;
  clientSecret: string;
  /** How often the bot may call in a second; the platform gives very large bots more than everybody's 50. */
  callsPerSecond?: number;
}

/** The version of the platform's REST API and gateway that the product speaks. */
export const PLATFORM_VERSION = '10';
