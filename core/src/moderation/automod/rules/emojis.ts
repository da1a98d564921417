import { withoutCode } from './blank-code.ts';
import type { Check } from './message.ts';

/** Custom emojis by their markup; Unicode emojis as shown, so that a family, a flag or a keycap counts as one. */
const EMOJI =
  /<a?:\w{2,32}:\d{17,20}>|\p{RI}\p{RI}|[\d#*]\uFE0F?\u20E3|(?:\p{Emoji_Presentation}|(?![\d#*])\p{Emoji}\uFE0F)\uFE0F?\p{EMod}?(?:\u200D(?:\p{Emoji_Presentation}|\p{Emoji}\uFE0F?)\p{EMod}?)*[\u{E0020}-\u{E007F}]*/gu;

/** More emojis in one message than this. */
export function compileEmojis({ emojis }: { emojis: number }): Check {
  return ({ content, isAscii }) => {
    if (isAscii && !content.includes('<')) return null;
    const spans = [...withoutCode(content).matchAll(EMOJI)].map(({ 0: emoji, index }) => ({
      start: index,
      end: index + emoji.length,
    }));
    return spans.length > emojis ? { spans } : null;
  };
}
