/** A pair of tokens that acts for a person. */
export interface TokenGrant {
  accessToken: string;
  refreshToken: string;
  /** For which application; the first one where an older world does not say. */
  applicationId?: string;
  userId: string;
  scopes: string[];
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

/** A consent that waits to be exchanged for tokens. */
export interface AuthorizationCode {
  code: string;
  applicationId?: string;
  userId: string;
  scopes: string[];
  redirectUri: string;
  codeChallenge: string | null;
  /** Milliseconds since the epoch. */
  expiresAt: number;
  guildId: string | null;
}
