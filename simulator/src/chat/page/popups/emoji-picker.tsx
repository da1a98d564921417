import type { MouseEvent } from 'react';
import { EmojiImage } from '../elements/emoji-image.tsx';
import { useLive } from '../session/use-chat.ts';
import { useReact } from '../session/use-react.ts';
import type { Emoji, Message } from '../shapes/message-shapes.ts';
import { t } from '../texts/texts.ts';
import { hidePopover } from './hide-popover.ts';

const EMOJIS =
  '👍 👎 👏 🙏 💪 👀 🔥 ✨ ⭐ 🎉 🎁 🏆 ❤️ 😀 😂 🤣 😊 😍 😎 🤔 😴 😢 😭 😡 😱 🤯 🥳 🤖 👻 💀 🚀 🌍 🌙 ☀️ ⚡ 🍀 🍕 ☕ 🎮 🎲 🎵 💎 💰 ✅ ❌ ❓ ❗ ⚠️ 💯'
    .split(' ')
    .map((name): Emoji => ({ id: null, name }));
const NONE: Emoji[] = [];

/** The emojis to react with, the guild's own first. */
export function EmojiPicker({ message }: { message: Message }) {
  const react = useReact(message);
  const own = useLive(({ server }) => server?.emojis ?? NONE);
  const choose = (emoji: Emoji, { currentTarget }: MouseEvent) => {
    hidePopover(currentTarget);
    react(emoji, 'add');
  };
  return (
    <div className="emoji-picker" role="group" aria-label={t.addReaction}>
      {[...own, ...EMOJIS].map((emoji) => (
        <button
          key={emoji.id ?? emoji.name}
          type="button"
          aria-label={emoji.name}
          title={emoji.name}
          onClick={(event) => choose(emoji, event)}
        >
          <EmojiImage emoji={emoji} />
        </button>
      ))}
    </div>
  );
}
