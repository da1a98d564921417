import type { BotContext } from '../../../bot/bot-context.ts';
import type { MemberMessage } from '../../../bot/from-member.ts';
import { createContentTracker } from '../../../bot/content-tracker.ts';
import { describeError } from '../../../errors/describe-error.ts';
import { isEdited, type StoredMessage, storedMessageOf } from './stored-message.ts';

/** A message edited by its author. */
export interface MessageEdit {
  /** The previous version; null if it was never stored. */
  before: StoredMessage | null;
  /** The current version, whether or not it is stored. */
  after: StoredMessage;
  /** The current version as the gateway sent it. */
  message: MemberMessage;
}

/** Called for the edits of a message in their order, without waiting for the previous call to finish. */
export type EditListener = (edit: MessageEdit, bot: BotContext) => Promise<void> | void;

/** Separates edits from other message updates, such as link previews and pins. */
export interface EditWatch {
  /** Examines an updated message; `keep` gets the current version before the listeners are called. */
  look(bot: BotContext, message: MemberMessage, parentId: string | null, keep: SaveEdit): Promise<void>;
  /** Resolves when updates received so far for these messages have been processed. */
  settled(ids: readonly string[]): Promise<void>;
  onEdit(listener: EditListener): void;
}

type SaveEdit = (after: StoredMessage) => void;

/**
 * An update of a message that was never stored counts as an edit only if edited at most this long ago, in milliseconds.
 */
const JUST_NOW_MS = 5 * 60_000;

export function createEditWatch(findStored: (guildId: string, id: string) => Promise<StoredMessage | null>): EditWatch {
  const listeners: EditListener[] = [];
  const contents = createContentTracker();
  const looking = new Map<string, Promise<unknown>>();

  /** Runs the work for one message in sequence. */
  const inOrder = async <Result>(id: string, work: () => Promise<Result>): Promise<Result> => {
    const mine = (looking.get(id) ?? Promise.resolve()).then(work);
    const settled = mine.catch(() => {});
    looking.set(id, settled);
    try {
      return await mine;
    } finally {
      if (looking.get(id) === settled) looking.delete(id);
    }
  };

  const isJustEdited = ({ id, content, edited_timestamp: editedAt }: MemberMessage) =>
    editedAt !== null && Date.now() - Date.parse(editedAt) < JUST_NOW_MS && contents.isChanged(id, content);

  return {
    async look(bot, message, parentId, keep) {
      if (message.edited_timestamp === null) return;
      const edit = await inOrder(message.id, async () => {
        const after = storedMessageOf(message, parentId);
        const before = await findStored(message.guild_id, message.id);
        const isEdit = before === null ? isJustEdited(message) : isEdited(before, after);
        if (isEdit) keep(after);
        return isEdit ? { before, after, message } : null;
      });
      if (edit === null) return;
      await Promise.all(listeners.map((listener) => notify(bot, listener, edit)));
    },
    async settled(ids) {
      await Promise.all(ids.flatMap((id) => looking.get(id) ?? []));
    },
    onEdit: (listener) => void listeners.push(listener),
  };
}

/** A failing listener must not keep the others from being called. */
async function notify(bot: BotContext, listener: EditListener, edit: MessageEdit): Promise<void> {
  try {
    await listener(edit, bot);
  } catch (error) {
    bot.log.error(describeError(error), 'message edit listener failed');
  }
}
