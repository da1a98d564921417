import { expect, test } from 'vitest';
import { invitesIn } from './addresses/invites.ts';
import { compileLinks } from './addresses/links.ts';
import { type Check, readMessage } from './message.ts';
import { compileWords } from './words/words.ts';

const message = (content: string) =>
  readMessage({ content, mentionedMembers: [], mentionedRoles: [], mentionsEveryone: false, files: [] });
const marked = (check: Check, content: string) =>
  check(message(content))?.spans.map(({ start, end }) => content.slice(start, end)) ?? null;

test('A word rule that matches parts fires inside words, including disguised ones', () => {
  const part = compileWords({ words: ['ass', 'хрен'], match: 'part', allowed: [], expressions: [] });

  expect(['class', 'cl\u0430ss', 'охренеть', 'хрееен', 'aß'].map((content) => marked(part, content) !== null)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});

test('A list of forbidden domains blocks only those domains and their subdomains', () => {
  const listed = compileLinks({ policy: 'onlyThese', domains: ['evil.com'], bare: true });

  expect(
    ['evil.com', 'a.b.evil.com', 'evil.com.example.com', 'notevil.com'].map(
      (content) => marked(listed, content) !== null,
    ),
  ).toEqual([true, true, false, false]);
});

test.for([
  ['discord.gg/abcD', ['abcD']],
  ['https://discord.com/invite/AbC-d', ['AbC-d']],
  ['discordapp.com/invite/abc', ['abc']],
  ['discord .gg / abc', ['abc']],
  ['disc\u200Bord.gg/abc', ['abc']],
  ['discord%2Egg/abc', ['abc']],
  ['d\u2060iscord.gg/one discord.gg/two discord.gg/one', ['one', 'two']],
  ['||discord.gg/abc||', ['abc']],
  ['DISCORD.GG/ABC', ['ABC']],
  ['discord.com/channels/1/2', []],
  ['discord.gg', []],
  ['my discord is nice', []],
  ['discord.media/abc', []],
])('The text %s contains the invite codes %s', ([content, codes]) => {
  expect(invitesIn(message(String(content))).map(({ code }) => code)).toEqual(codes);
});
