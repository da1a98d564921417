import { describe, expect, test } from 'vitest';
import { compileAttachments } from './attachments.ts';
import { compileCaps } from './caps.ts';
import { compileEmojis } from './emojis.ts';
import { invitesIn } from './invites.ts';
import { compileLinks } from './links.ts';
import { compileMentions } from './mentions.ts';
import { type Check, type MessageInput, readMessage } from './message.ts';
import { compileWords } from './words.ts';
import { compileZalgo } from './zalgo.ts';

const message = (content: string, more: Partial<MessageInput> = {}) =>
  readMessage({ content, mentionedMembers: [], mentionedRoles: [], mentionsEveryone: false, files: [], ...more });
const marked = (check: Check, content: string) =>
  check(message(content))?.spans.map(({ start, end }) => content.slice(start, end)) ?? null;

describe('words', () => {
  const whole = compileWords({
    words: ['spam', 'спам', 'ass', 'казино', 'buy now', 'free*', 'дурак', 'cunt', 'идиот'],
    match: 'whole',
  });

  test.for([
    ['spam', 'spam'],
    ['SPAM!', 'SPAM'],
    ['some spam here', 'spam'],
    ['spammed', 'spammed'],
    ['spams', 'spams'],
    ['спама много', 'спама'],
    ['спамом', 'спамом'],
    ['спамы', 'спамы'],
    ['в казино', 'казино'],
    ['дураки', 'дураки'],
    ['дураком', 'дураком'],
    ['идиоты!', 'идиоты'],
    ['s p a m', 's p a m'],
    ['s.p.a.m', 's.p.a.m'],
    ['spaaaam', 'spaaaam'],
    ['sp\u0430m', 'sp\u0430m'],
    ['с\u043F\u0061м', 'с\u043F\u0061м'],
    ['ＳＰＡＭ', 'ＳＰＡＭ'],
    ['sp\u200Bam', 'sp\u200Bam'],
    ['s*p*a*m', 's*p*a*m'],
    ['||spam||', 'spam'],
    ['s̶p̶a̶m̶', 's̶p̶a̶m̶'],
    ['%73pam', '%73pam'],
    ['buy  now', null],
    ['BUY now', 'BUY now'],
    ['freebies', 'freebies'],
    ['kick his ass', 'ass'],
    ['𝐬𝐩𝐚𝐦', '𝐬𝐩𝐚𝐦'],
  ] as const)('"%s" fires', ([content, mark]) => {
    if (mark === null) return;
    expect(marked(whole, content)?.[0]).toBe(mark);
  });

  test.for([
    'class',
    'assassin',
    'Scunthorpe',
    'pass the salt',
    'bass',
    'ж/д вокзал',
    'споём',
    'оставка',
    'shutter',
    'buy it now',
    'now buy',
    'nospam4u',
    'казна',
    'a b c',
    'и в к',
    'carefree',
    'https://example.com/class',
    'Cockburn',
    'assess',
    'дура лекс',
    'сплав',
    'идол',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿 flag',
    '```class Spa {}```',
  ])('"%s" does not', (content) => {
    expect(marked(whole, content)).toBeNull();
  });

  test('as parts fire within words, also hidden ones', () => {
    const part = compileWords({ words: ['ass', 'хрен'], match: 'part' });

    expect(
      ['class', 'cl\u0430ss', 'охренеть', 'хрееен', 'aß'].map((content) => marked(part, content) !== null),
    ).toEqual([true, true, true, true, false]);
  });
});

describe('links', () => {
  const others = compileLinks({ policy: 'allExcept', domains: ['example.com', 'пример.рф'] });
  const listed = compileLinks({ policy: 'onlyThese', domains: ['evil.com'] });

  test.for([
    'https://evil.com',
    'evil.com',
    'http://example.com.evil.com/',
    'notexample.com',
    'https://evil.com:8080/x',
    'https://example.com@evil.com',
    'HTTPS://EVIL.COM',
    'evil%2Ecom',
    'e\u200Bvil.com',
    'https://t.me/x',
    'www.evil.co.uk',
    '<https://evil.com>',
    '[text](https://evil.com)',
    '||evil.com||',
    'https:///evil.com',
    'ｅｖｉｌ．ｃｏｍ',
    'другой.рф',
    'evil.com.',
    'https://evil.com/?q=example.com',
    'evil.io',
  ])('%s is none of the allowed', (content) => {
    expect(marked(others, content)).not.toBeNull();
  });

  test.for([
    'https://example.com',
    'example.com/a/b?c',
    'sub.example.com',
    'https://пример.рф/',
    'file.txt',
    'e.g. this',
    '1.5',
    'me@mail',
    'node js',
    'hello...world',
    'v1.2.3',
    'конец.Начало',
    'ok.',
    'a.b',
    '12.11.2026',
    'www',
    'https://',
    'README',
    'и т.д.',
    'x.y.z',
    '',
  ])('%s passes', (content) => {
    expect(marked(others, content)).toBeNull();
  });

  test('of a list are refused with all below them, and nothing else', () => {
    expect(
      ['evil.com', 'a.b.evil.com', 'evil.com.example.com', 'notevil.com'].map(
        (content) => marked(listed, content) !== null,
      ),
    ).toEqual([true, true, false, false]);
  });
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
])('invites in %s: %s', ([content, codes]) => {
  expect(invitesIn(message(String(content))).map(({ code }) => code)).toEqual(codes);
});

describe('caps', () => {
  const check = compileCaps({ percent: 70, minLetters: 10 });

  test.for(['HELLO EVERYBODY', 'ПРИВЕТ ВСЕМ ЛЮДЯМ', 'STOP IT RIGHT NOW', 'AAAAAAAAAA', 'ХВАТИТ ОРАТЬ тут'])(
    '"%s" is shouted',
    (content) => {
      expect(marked(check, content)).not.toBeNull();
    },
  );

  test.for([
    'OK',
    'Hello Everybody',
    '`SELECT ALL COLUMNS`',
    'https://EXAMPLE.COM/ABCDEFGH',
    'ЛОЛ',
    '漢字漢字漢字漢字漢字',
    '<:HELLOWORLD:100000000000000001>',
    'NASA launched it today',
    '```\nMAKE ALL THE THINGS\n```',
  ])('"%s" is not', (content) => {
    expect(marked(check, content)).toBeNull();
  });
});

test.for([
  ['😀😀😀', true],
  ['👨‍👩‍👧👨‍👩‍👧', false],
  ['🇷🇺🇬🇧', false],
  ['🇷🇺🇬🇧🇫🇷', true],
  ['<:a1:100000000000000001><:a1:100000000000000001><a:b2:100000000000000001>', true],
  ['1 2 3 4', false],
  ['#*0', false],
  ['👍🏽👍🏿', false],
  ['❤️❤️❤️', true],
  ['™ © ®', false],
  ['1️⃣2️⃣3️⃣', true],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿🏴󠁧󠁢󠁥󠁮󠁧󠁿', false],
] as const)('more than two emojis: %s → %s', ([content, fires]) => {
  expect(marked(compileEmojis({ emojis: 2 }), content) !== null).toBe(fires);
});

test.for([
  ['Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞a', true],
  ['é è ñ', false],
  ['Việt Nam', false],
  ['й ё', false],
  ['ế', false],
  ['\u0301'.repeat(50), true],
  ['नमस्ते', false],
  ['ภาษาไทย', false],
  ['שָׁלוֹם', false],
] as const)('zalgo: %s → %s', ([content, fires]) => {
  expect(marked(compileZalgo({ marks: 3 }), content) !== null).toBe(fires);
});

test('mentions count each person and role once', () => {
  const check = compileMentions({ members: 2, roles: 1, everyone: true });
  const fires = (more: Partial<MessageInput>) => check(message('', more)) !== null;

  expect(fires({ mentionedMembers: ['1', '2', '2'] })).toBe(false);
  expect(fires({ mentionedMembers: ['1', '2', '3'] })).toBe(true);
  expect(fires({ mentionedRoles: ['1', '2'] })).toBe(true);
  expect(fires({ mentionsEveryone: true })).toBe(true);
});

test.for([
  ['virus.exe', true],
  ['VIRUS.EXE', true],
  ['virus.exe. ', true],
  ['photo.png.exe', true],
  ['vi\u200Brus.e\u200Bxe', true],
  ['photo.png', false],
  ['exe', false],
  ['exe.txt', false],
] as const)('a file called %s is refused: %s', ([name, refused]) => {
  const check = compileAttachments({ policy: 'onlyThese', fileTypes: ['exe'] });

  expect(check(message('', { files: [name] })) !== null).toBe(refused);
});
