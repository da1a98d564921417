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
])('"$text" is shown letter by letter', ({ text, shown }) => {
  expect(plainText(text, 1024)).toBe(shown);
});

test('the longest answer fits into a field of the platform, whatever it is made of', () => {
  expect(plainText('*'.repeat(500), 1024)).toHaveLength(1000);
});

test('what does not fit is cut between two characters', () => {
  expect(plainText('*'.repeat(10), 8)).toBe(String.raw`\*\*\*…`);
  expect(plainText('🚀'.repeat(10), 8)).toBe('🚀🚀🚀…');
});
