/** A bot list on which the bot appears. */
export interface Listing {
  name: string;
  url: string;
}

/** What the browser needs to know about the deployment; the server renders it into each page. */
export interface SiteConfig {
  /** The site's own address, without a trailing slash. */
  publicUrl: string;
  /** The API's base address: `/api` unless the deployment is split. */
  apiUrl: string;
  /**
   * The platform's API base address including the version, for the one call the browser makes itself
   * (docs/rules/api.md#calls-of-the-contract).
   */
  platformApiUrl: string;
  /** The platform's consent page. */
  authorizeUrl: string;
  /** The CDN for avatars and icons. */
  cdnUrl: string;
  clientId: string;
  supportUrl: string;
  /** Bot lists, in display order. */
  listings: readonly Listing[];
  /** Whether boosts can be bought here. */
  sellsBoosts: boolean;
  /** The local simulator stands in for the platform; the site is marked as a demo. */
  demo: boolean;
  /** The address of the simulator's chat client in demo mode. */
  chatUrl: string | null;
}
