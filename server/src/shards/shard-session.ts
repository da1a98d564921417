/** A session of the gateway, as far as it takes to resume it. */
export interface ShardSession {
  sessionId: string;
  /** Of the last event that was heard; in the database, up to which all were handled. */
  sequence: number;
  resumeUrl: string;
  /** The bot's own user id, which only the beginning of a session tells. */
  botId: string;
  /** What the session was begun with: another application or other intents need another session. */
  identity: string;
}
