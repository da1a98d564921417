import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { Reply, ReplyBody } from '../command-context.ts';
import type { Place } from '../place.ts';

/** One use of a button, a select or a form. */
export interface ComponentContext extends Place {
  /** The id of this use. */
  useId: string;
  /** The message the component stands on; null for a form that was opened without one. */
  messageId: string | null;
  /** What was chosen in a select. */
  values: readonly string[];
  /** What was written into that field of a form, trimmed; empty where there is none. */
  field: (id: string) => string;
  /** Changes the message the component stands on. */
  update: (body: ReplyBody) => Promise<void>;
  reply: (body: ReplyBody) => Promise<Reply>;
  /** Answers this member alone. */
  replyPrivately: (body: ReplyBody) => Promise<void>;
  /** Says something to this member alone. */
  refuse: (content: string) => Promise<void>;
  /** Asks for more in a form; the component has to be defined with `opensForm`. */
  openForm: (form: APIModalInteractionResponseCallbackData) => Promise<void>;
}
