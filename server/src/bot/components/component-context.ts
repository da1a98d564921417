import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { Reply, ReplyBody } from '../command-context.ts';
import type { InvocationContext } from '../invocation-context.ts';

/** One invocation of a button, select or form. */
export interface ComponentContext extends InvocationContext {
  /** Id of the interaction. */
  invocationId: string;
  /** The message with the component; null for a form opened without one. */
  messageId: string | null;
  /** The values chosen in a select. */
  values: readonly string[];
  /** The text in that field of a form, trimmed; empty if there is none. */
  field: (id: string) => string;
  /**
   * Why this member may not use that command now; null if they may. For a press that finds out only while it runs
   * which command's act it carries out. Where the bot posted the message by itself, the command's channels don't count.
   */
  refusalOf: (command: string, where?: 'here' | 'anywhere') => string | null;
  /** Edits the message with the component. */
  update: (body: ReplyBody) => Promise<void>;
  reply: (body: ReplyBody) => Promise<Reply>;
  /** Replies so that only this member sees it. */
  replyPrivately: (body: ReplyBody) => Promise<void>;
  /** Refuses with a message that only this member sees. */
  refuse: (content: string) => Promise<void>;
  /** Opens a form; the component has to be defined with `opensForm`. */
  openForm: (form: APIModalInteractionResponseCallbackData) => Promise<void>;
}
