/** A pair of tokens that acts for a person. */
export interface TokenGrant {
  accessToken: string;
  refreshToken: string;
  userId: string;
  scopes: string[];
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

/** A consent that waits to be exchanged for tokens. */
export interface AuthorizationCode {
  code: string;
  userId: string;
  scopes: string[];
  redirectUri: string;
  codeChallenge: string | null;
  /** Milliseconds since the epoch. */
  expiresAt: number;
  guildId: string | null;
}
