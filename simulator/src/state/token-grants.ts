/** A token pair acting for a person. */
export interface TokenGrant {
  accessToken: string;
  refreshToken: string;
  /** The application it was issued to; in older state files absent, which means the first one. */
  applicationId?: string;
  userId: string;
  scopes: string[];
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

/** A consent waiting to be exchanged for tokens. */
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
