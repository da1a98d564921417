import type { BotContext } from '../bot-context.ts';

/**
 * What a feature knows of guilds from the gateway alone, which tells it once when a session begins: handed on to the process
 * that resumes the session.
 */
export interface GuildMemory {
  /** Stays the same from version to version, or what the last one left is not found. */
  name: string;
  /** As JSON takes it; undefined for nothing worth handing on. */
  save(guildId: string): unknown;
  /** Takes over what `save` of the process before gave; a version before this one may have given something else. */
  restore(bot: BotContext, guildId: string, saved: unknown): void;
  /** The guild's shard is run by another process from now on. */
  forget(guildId: string): void;
}
