import type { CommandEntry } from './command-entry.ts';

/** An allowed and parsed invocation of a command, for observers that do not run it. */
export interface AuthorisedInvocation {
  command: CommandEntry;
  /** Stable name of the subcommand. */
  subcommand: string | null;
  /** The arguments as they would be typed; empty if there are none, or if one is secret. */
  input: string;
  /** Id of the message or interaction that invoked the command. */
  invocationId: string;
  guildId: string;
  channelId: string;
  user: { id: string; username: string };
}

/** Observes an invocation that is about to run. Its errors are logged and stop nothing. */
export type InvocationObserver = (invocation: AuthorisedInvocation) => Promise<void>;
