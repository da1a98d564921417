import type { Check } from './message.ts';

/** The server's own by their mark-up; Unicode's as they are shown, so that a family or a flag is one. */
const EMOJI =
  /<a?:\w{2,32}:\d{17,20}>|\p{RI}\p{RI}|(?:\p{Emoji_Presentation}|\p{Emoji}\uFE0F)(?:\p{EMod})?(?:\u200D(?:\p{Emoji_Presentation}|\p{Emoji}\uFE0F?)\p{EMod}?)*(?:[\u{E0020}-\u{E007F}]+)?|[\d#*]\uFE0F?\u20E3/gu;

/** More emojis in one message than this. */
export function compileEmojis({ emojis }: { emojis: number }): Check {
  return ({ content, isAscii }) => {
    if (isAscii && !content.includes('<')) return null;
    const spans = [...content.matchAll(EMOJI)].map(({ 0: emoji, index }) => ({
      start: index,
      end: index + emoji.length,
    }));
    return spans.length > emojis ? { spans } : null;
  };
}
