/** A gateway session, with what is needed to resume it. */
export interface ShardSession {
  sessionId: string;
  /** Sequence of the last event received; in the database, the last up to which all events were handled. */
  sequence: number;
  resumeUrl: string;
  /** The bot's own user id, which the gateway reports only at the start of a session. */
  botId: string;
  /** The application and intents of the session: with others it cannot be resumed. */
  identity: string;
}
