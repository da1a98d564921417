import { expect, test } from 'vitest';
import { readCustomEmoji } from './custom-emoji.ts';

test.for([
  { text: '<:coin:123456789012345678>', isAnimated: false },
  { text: '<a:coin:123456789012345678>', isAnimated: true },
])('Parses $text as a custom emoji', ({ text, isAnimated }) => {
  const emoji = readCustomEmoji(text);

  expect(emoji).toEqual({ name: 'coin', id: '123456789012345678', isAnimated });
});

test.for([
  '',
  '💰',
  ':coin:',
  '<:coin:1>',
  '<:c:123456789012345678>',
  'x<:coin:123456789012345678>',
  '<b:coin:123456789012345678>',
])('Rejects "%s" as a custom emoji', (text) => {
  const emoji = readCustomEmoji(text);

  expect(emoji).toBeNull();
});
