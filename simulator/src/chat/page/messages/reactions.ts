import type { Actions } from '../actions.ts';
import { button, make, type Place, type Press } from '../dom.ts';
import { iconButton } from '../icons.ts';
import type { Emoji, Message } from './message-shapes.ts';
import { closePopover, openPopover } from '../popover.ts';
import { ask, mayInChannel, state } from '../state.ts';
import { t } from '../texts/texts.ts';

export const QUICK_REACTIONS = ['👍', '❤️', '😂'];
const EMOJIS =
  '👍 👎 👏 🙏 💪 👀 🔥 ✨ ⭐ 🎉 🎁 🏆 ❤️ 😀 😂 🤣 😊 😍 😎 🤔 😴 😢 😭 😡 😱 🤯 🥳 🤖 👻 💀 🚀 🌍 🌙 ☀️ ⚡ 🍀 🍕 ☕ 🎮 🎲 🎵 💎 💰 ✅ ❌ ❓ ❗ ⚠️ 💯'.split(
    ' ',
  );

/** The emoji as it appears in paths. */
const keyOf = ({ id, name }: Emoji) => (id ? `${name}:${id}` : name);

/** Adds or takes back the person's own reaction. */
export const react = (message: Message, emoji: Emoji, action: 'add' | 'remove') =>
  ask(`/channels/${message.channel_id}/messages/${message.id}/reactions`, 'POST', { emoji: keyOf(emoji), action });

/** An emoji: the character, or the guild's picture. */
function drawEmoji({ id, name }: Emoji) {
  return id ? make('img', { class: 'emoji', src: `/cdn/emojis/${id}.png`, alt: `:${name}:` }) : name;
}

/** A message's reactions; pressing one adds or removes the person's own. */
export function drawReactions(message: Message, actions: Actions) {
  if (!message.reactions?.length) return null;
  const buttons = message.reactions.map(({ emoji, count, me }) =>
    button(
      {
        class: 'reaction',
        'aria-pressed': String(me),
        'aria-label': `${emoji.name} ${count}`,
        onclick: () => actions.attempt(() => react(message, emoji, me ? 'remove' : 'add')),
      },
      drawEmoji(emoji),
      make('span', {}, String(count)),
    ),
  );
  const open = ({ currentTarget }: Press) => openEmojiPicker(message, currentTarget, actions);
  const add = mayInChannel('AddReactions') ? iconButton('smile', t.addReaction, open, { class: 'reaction add' }) : null;
  return make('div', { class: 'reactions' }, ...buttons, add);
}

/** Opens the emoji picker, the guild's own emojis first. */
export function openEmojiPicker(message: Message, place: Place, actions: Actions) {
  const own = state.server?.emojis ?? [];
  const emojis = [...own, ...EMOJIS.map((name) => ({ id: null, name }))];
  const choose = (emoji: Emoji) => {
    closePopover();
    void actions.attempt(() => react(message, emoji, 'add'));
  };
  const buttons = emojis.map((emoji) =>
    button({ 'aria-label': emoji.name, title: emoji.name, onclick: () => choose(emoji) }, drawEmoji(emoji)),
  );
  openPopover(place, { class: 'emoji-picker', role: 'group', 'aria-label': t.addReaction }, ...buttons);
  buttons[0]?.focus({ focusVisible: false });
}
