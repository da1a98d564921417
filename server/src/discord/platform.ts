/** The chat platform's URLs and our credentials. The secrets are used only in requests and never logged. */
export interface PlatformConfig {
  /** Without version and trailing slash, such as https://discord.com/api. */
  apiUrl: string;
  /** The gateway URL, if it is not the one the API reports. */
  gatewayUrl?: string | null;
  botToken: string;
  clientId: string;
  clientSecret: string;
  /** Calls the bot may make per second; very large bots get more than the usual 50. */
  callsPerSecond?: number;
}

/** The version of the platform's REST API and gateway in use. */
export const PLATFORM_VERSION = '10';
