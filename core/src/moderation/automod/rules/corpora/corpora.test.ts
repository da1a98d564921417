import { expect, test } from 'vitest';
import { DEFAULT_AUTOMOD } from '../../schema.ts';
import { invitesIn } from '../addresses/invites.ts';
import { compileLinks } from '../addresses/links.ts';
import { compilePhishing } from '../addresses/phishing.ts';
import { type CheckedMessage, readMessage } from '../message.ts';
import { compileWords } from '../words/words.ts';
import addresses from './first/address-evasions.json' with { type: 'json' };
import innocent from './first/innocent.json' with { type: 'json' };
import words from './first/word-evasions.json' with { type: 'json' };

const EVASIONS_MIN = 60;
const CAUGHT_MIN = 0.95;
const INNOCENT_MIN = 500;
const HIT_MAX = 0.005;

const read = (content: string) =>
  readMessage({ content, mentionedMembers: [], mentionedRoles: [], mentionsEveryone: false, files: [] });

const findWords = compileWords({ ...DEFAULT_AUTOMOD.words.options, words: words.forbidden });
const findLinks = compileLinks({ policy: 'allExcept', domains: ['example.com', 'example.org'], bare: true });
const findPhishing = compilePhishing({ allowed: [] });
const OUR_CODES: ReadonlySet<string | null> = new Set(['ourOwn']);

const CHECKS: Readonly<Record<string, (message: CheckedMessage) => boolean>> = {
  words: (message) => findWords(message) !== null,
  links: (message) => findLinks(message) !== null,
  phishing: (message) => findPhishing(message) !== null,
  invites: (message) => invitesIn(message).some(({ code }) => !OUR_CODES.has(code)),
};
const isCaught = (rule: string, text: string) => CHECKS[rule]?.(read(text)) === true;

const WORDS = words.caught.map((text) => ({ rule: 'words', text }));
const ADDRESSES = (['invites', 'links', 'phishing'] as const).flatMap((rule) =>
  addresses[rule].map((text) => ({ rule, text })),
);
const MISSES = [...words.missed.map(({ text }) => ({ rule: 'words', text })), ...addresses.missed];

test.for([
  { about: 'words', evasions: WORDS, missed: words.missed.length },
  { about: 'addresses', evasions: ADDRESSES, missed: addresses.missed.length },
])('At least 95 % of the evasions by $about are caught', ({ evasions, missed }) => {
  expect(evasions.filter(({ rule, text }) => !isCaught(rule, text))).toEqual([]);
  expect(evasions.length).toBeGreaterThanOrEqual(EVASIONS_MIN);
  expect(evasions.length / (evasions.length + missed)).toBeGreaterThanOrEqual(CAUGHT_MIN);
});

test('Evasions listed as missed are still missed, so that the list stays true', () => {
  expect(MISSES.filter(({ rule, text }) => isCaught(rule, text))).toEqual([]);
});

test('At most 0.5 % of innocent messages in ten languages break the rules about words, invites and phishing', () => {
  const messages = Object.values(innocent.messages).flat();
  const hit = messages.filter((text) => ['words', 'invites', 'phishing'].some((rule) => isCaught(rule, text)));

  expect(hit).toEqual(innocent.hit.map(({ text }) => text));
  expect(messages.length).toBeGreaterThanOrEqual(INNOCENT_MIN);
  expect(hit.length / messages.length).toBeLessThanOrEqual(HIT_MAX);
});

test('Only messages with an address break the rule about links', () => {
  const { addresses: linked, ...others } = innocent.messages;
  const withoutAddress = Object.values(others)
    .flat()
    .filter((text) => !text.includes('https://') && text !== 'piszę na mbank.pl');

  expect(withoutAddress.filter((text) => isCaught('links', text))).toEqual([]);
  expect(linked.length).toBeGreaterThan(0);
});
