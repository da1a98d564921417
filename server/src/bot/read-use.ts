import type { CommandEntry } from './command-entry.ts';

/** A use of a command that is allowed and parsed, for observers that do not run it. */
export interface TakenUse {
  command: CommandEntry;
  /** The stable name of the subcommand. */
  subcommand: string | null;
  /** What was given to it, as it would be typed; empty for nothing. */
  input: string;
  /** The id of what gave the command. */
  useId: string;
  guildId: string;
  channelId: string;
  user: { id: string; username: string };
}

/** Observes a use that is about to run. What it throws is logged and stops nothing. */
export type ReadUse = (use: TakenUse) => Promise<void>;
