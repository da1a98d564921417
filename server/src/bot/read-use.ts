import type { CommandEntry } from './command-entry.ts';

/** A use of a command that is allowed and understood, as those hear of it who do not run it. */
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

/** Hears of a use that is about to run. What it throws is logged, and keeps nothing from running. */
export type ReadUse = (use: TakenUse) => Promise<void>;
