import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.for([
  { text: 'Hello, (world)!', shown: 'Hello, (world)!' },
  { text: '**b** _i_ ~~s~~ ||x|| `c`', shown: String.raw`\*\*b\*\* \_i\_ \~\~s\~\~ \|\|x\|\| \`c\`` },
  { text: '<@123> @everyone <#5> <:a:1>', shown: String.raw`\<\@123\> \@everyone \<#5\> \<\:a\:1\>` },
  { text: 'https://evil.example [free](https://x.y)', shown: String.raw`https\://evil.example \[free\](https\://x.y)` },
  { text: '# big\n- one\n  + two\n12. twelve\n> said', shown: '\\# big\n\\- one\n  \\+ two\n12\\. twelve\n\\> said' },
  { text: '-5 is not 5', shown: String.raw`\-5 is not 5` },
  { text: String.raw`C:\temp`, shown: String.raw`C\:\\temp` },
])('Escapes "$text" so that it renders literally', ({ text, shown }) => {
  expect(plainText(text, 1024)).toBe(shown);
});

test('The longest answer fits into an embed field even when every character is escaped', () => {
  expect(plainText('*'.repeat(500), 1024)).toHaveLength(1000);
});

test('Truncates an answer between characters, not inside an escape or an emoji', () => {
  expect(plainText('*'.repeat(10), 8)).toBe(String.raw`\*\*\*…`);
  expect(plainText('🚀'.repeat(10), 8)).toBe('🚀🚀🚀…');
});
