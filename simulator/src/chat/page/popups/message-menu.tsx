import { useLive, useSession } from '../session/use-chat.ts';
import type { Message } from '../shapes/message-shapes.ts';
import { mayInChannel } from '../state/select.ts';
import type { Place } from '../state/state.ts';
import { t } from '../texts/texts.ts';
import { Menu, present } from './menu.tsx';
import { useBotEntries } from './use-bot-entries.ts';

const MESSAGE_COMMAND = 3;
/** Message types written by people and bots; system messages can be neither answered nor pinned. */
const REPLYABLE_TYPES = new Set([0, 19, 20, 23]);

/** What can be done with a message. */
export function MessageMenu({ message, place }: { message: Message; place: Place }) {
  const { ask, draft, openDialog, openPopup } = useSession();
  const state = useLive((all) => all);
  const commands = useBotEntries(MESSAGE_COMMAND, message.id);
  const path = `/channels/${message.channel_id}/messages/${message.id}`;
  const isMine = message.author?.id === state.person;
  const isSaid = REPLYABLE_TYPES.has(message.type);
  const mayThread = isSaid && state.guild && !message.thread && mayInChannel(state, 'CreatePublicThreads');
  const mayPin = isSaid && mayInChannel(state, 'PinMessages');
  const pickEmoji = () => openPopup({ kind: 'emojis', message, place });
  const startThread = () => openDialog({ kind: 'thread', channel: state.channel, message });
  const pin = () => ask(`${path}/pin`, 'POST', { action: message.pinned ? 'remove' : 'add' });
  const own = present([
    isSaid && { label: t.addReaction, icon: 'smile', act: pickEmoji },
    isSaid && { label: t.reply, icon: 'reply', act: () => draft({ type: 'reply', message }) },
    isMine && isSaid && { label: t.edit, icon: 'edit', act: () => draft({ type: 'edit', message }) },
    mayThread && { label: t.createThread, icon: 'thread', act: startThread },
    mayPin && { label: message.pinned ? t.unpin : t.pin, icon: 'pin', act: pin },
  ]);
  const removal = present([
    (isMine || mayInChannel(state, 'ManageMessages')) && {
      label: t.remove,
      icon: 'trash',
      isDanger: true,
      act: () => ask(path, 'DELETE'),
    },
  ]);
  return <Menu groups={[own, commands, removal]} />;
}
