import type { BotContext } from '../bot-context.ts';

/**
 * State a feature knows only from gateway events at the start of a session: it is handed to the process that resumes
 * the session.
 */
export interface GuildMemory {
  /** Must not change between versions, or the handed over data is not found. */
  name: string;
  /** JSON-compatible data; undefined if there is nothing to hand over. */
  save(guildId: string): unknown;
  /** Restores the data from `save` of the previous process, which may have been another version with another format. */
  restore(bot: BotContext, guildId: string, saved: unknown): void;
  /** Another process runs the guild's shard from now on. */
  forget(guildId: string): void;
}
