/** A site that lists bots. */
export interface Listing {
  name: string;
  url: string;
}

/** What the browser has to know about where it runs; the server renders it into each page. */
export interface SiteConfig {
  /** The site's own address, without a slash at the end. */
  publicUrl: string;
  /** The API's base address: `/api` unless the deployment is split. */
  apiUrl: string;
  /**
   * The chat platform's API with its version, for the one call the browser makes itself
   * (docs/rules/api.md#calls-of-the-contract).
   */
  platformApiUrl: string;
  /** Where the platform asks the person for consent. */
  authorizeUrl: string;
  /** Where avatars and icons come from. */
  cdnUrl: string;
  clientId: string;
  supportUrl: string;
  /** Where the bot is listed, in the order they are shown in. */
  listings: readonly Listing[];
  /** Whether boosts can be bought here. */
  sellsBoosts: boolean;
  /** The local simulator stands in for the platform; the site wears a mark then. */
  demo: boolean;
  /** Where the simulator's chat client is, in demo mode. */
  chatUrl: string | null;
}
