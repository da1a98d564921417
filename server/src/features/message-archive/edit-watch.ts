import type { BotContext } from '../../bot/bot-context.ts';
import type { MemberMessage } from '../../bot/from-member.ts';
import { createKnownContents } from '../../bot/known-contents.ts';
import { describeError } from '../../errors/describe-error.ts';
import { isEdited, type StoredMessage, storedMessageOf } from './stored-message.ts';

/** A message that its author changed. */
export interface MessageEdit {
  /** As it was; null where it was never stored. */
  before: StoredMessage | null;
  /** As it is now, whether that is kept or not. */
  after: StoredMessage;
  /** The same as the gateway sent it. */
  message: MemberMessage;
}

/** Edits of one message are told one after the other begun, in their order; nothing waits for what a listener does. */
export type EditListener = (edit: MessageEdit, bot: BotContext) => Promise<void> | void;

/** Tells edits of what else changes a message: previews of its links, pins. */
export interface EditWatch {
  /** Looks at a changed message; `keep` is called with what it is now before anybody is told. */
  look(bot: BotContext, message: MemberMessage, parentId: string | null, keep: SaveEdit): Promise<void>;
  /** Resolves when what is known of these messages is what the gateway said last. */
  settled(ids: readonly string[]): Promise<void>;
  onEdit(listener: EditListener): void;
}

type SaveEdit = (after: StoredMessage) => void;

/** An edit of a message that was never stored is one only if it was made just now, in milliseconds. */
const JUST_NOW_MS = 5 * 60_000;

export function createEditWatch(findStored: (guildId: string, id: string) => Promise<StoredMessage | null>): EditWatch {
  const listeners: EditListener[] = [];
  const known = createKnownContents();
  const looking = new Map<string, Promise<unknown>>();

  /** Two edits of one message are looked at in their order. */
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
    editedAt !== null && Date.now() - Date.parse(editedAt) < JUST_NOW_MS && known.isNews(id, content);

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

/** One listener that fails keeps no other from being told. */
async function notify(bot: BotContext, listener: EditListener, edit: MessageEdit): Promise<void> {
  try {
    await listener(edit, bot);
  } catch (error) {
    bot.log.error(describeError(error), 'an edit could not be told');
  }
}
