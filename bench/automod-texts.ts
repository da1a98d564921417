import { RULE_KEYS } from '@perigee/core/automod/catalogue';
import { compileRules } from '@perigee/core/automod/compile-rules';
import { DEFAULT_AUTOMOD } from '@perigee/core/automod/schema';
import { invitesIn } from '@perigee/core/automod/rules/invites';
import { readMessage } from '@perigee/core/automod/rules/message';

/** As long as the platform lets a message be. */
const LENGTH = 4000;

/** What a rule may take of a text, in milliseconds. */
const BUDGET_MS = 2;
const ROUNDS = 15;

const many = (make: (index: number) => string) => Array.from({ length: LENGTH }, (_, index) => make(index)).join('');
const mark = (index: number) => String.fromCharCode(0x300 + (index % 112));

const TEXTS: Record<string, string> = {
  'marks alone': many((index) => mark(index * 7)),
  'letters under marks': many((index) => `${String.fromCharCode(97 + (index % 26))}${mark(index * 7)}${mark(index)}`),
  'one letter': 'a'.repeat(LENGTH),
  'letters and dots': 'a.'.repeat(LENGTH),
  'letters and signs': 'a@'.repeat(LENGTH),
  'the same address': 'a.com '.repeat(LENGTH),
  'many addresses': many((index) => `discrd${index}.com `),
  'many parts of an address': `${'a.'.repeat(60)}com `.repeat(40),
  dashes: `a${'-'.repeat(61)}a.`.repeat(70),
  'percent signs': '%ff%41'.repeat(LENGTH),
  'letters apart': 's p a m '.repeat(LENGTH),
  'a beginning of an invite': `discord${' '.repeat(LENGTH)}`,
  'many slashes': `discord.com${'/'.repeat(100)}`.repeat(40),
  'many invites': 'discord.gg/ab '.repeat(LENGTH),
  'nothing visible': 'a\u200B'.repeat(LENGTH),
  'code marks': '```a'.repeat(LENGTH),
  'angle brackets': '<a:'.repeat(LENGTH),
  families: '👨‍👩‍👧'.repeat(LENGTH),
  'a long flag': `🏴${'\u{E0061}'.repeat(LENGTH)}`,
  'mixed scripts': 'sp\u0430m '.repeat(LENGTH),
  'signs that stand for sentences': '\uFDFA'.repeat(LENGTH),
  'letters that grow': 'İ'.repeat(LENGTH),
  'mathematical letters': '𝐬𝐩𝐚𝐦'.repeat(LENGTH),
  'different syllables': many((index) => String.fromCharCode(0xac00 + index * 2)),
  'different words': many((index) => `${index.toString(36)} `),
  'a word of two letters': 'ab'.repeat(100).concat(' ').repeat(20),
  'words like the patterns': many((index) => `${'ab'.repeat(50)}${index} `),
};

/** Patterns that would explode as expressions that go back. */
const WORDS = Array.from({ length: 500 }, (_, index) =>
  [
    `*a*a*a*a*a*b${index}*`,
    `${'a*'.repeat(45)}${index}`,
    `${'a'.repeat(50)}${index}`,
    `слово${index} и`,
    `*${index.toString(36)}*`,
    `${'*a*b'.repeat(20)}c${index}`,
  ].at(index % 6),
).filter((word) => word !== undefined);

const NOBODY = { mentionedMembers: [], mentionedRoles: [], mentionsEveryone: false, files: [] };

// Texts made to be slow, and patterns that would explode as expressions that go back: the fastest of some rounds for each rule.
for (const match of ['whole', 'part'] as const) {
  const slowest = new Map<string, { text: string; ms: number }>();
  const rules = rulesWith(match);
  for (const [text, content] of Object.entries(TEXTS)) {
    for (const [what, ms] of fastestOf(rules, content.slice(0, LENGTH))) {
      if (ms > (slowest.get(what)?.ms ?? 0)) slowest.set(what, { text, ms });
    }
  }
  console.log(`words matched as ${match}; budget ${BUDGET_MS} ms`);
  for (const [what, { text, ms }] of slowest) {
    console.log(`  ${what.padEnd(14)} ${ms.toFixed(2)} ms ${ms > BUDGET_MS ? 'MISSED' : 'ok'} (${text})`);
  }
}

function rulesWith(match: 'whole' | 'part') {
  const automod = structuredClone(DEFAULT_AUTOMOD);
  for (const key of RULE_KEYS) automod[key].enabled = true;
  automod.words.options = { ...automod.words.options, words: WORDS, match };
  automod.links.options.domains = Array.from({ length: 100 }, (_, index) => `d${index}.example.com`);
  return compileRules(automod);
}

function fastestOf(rules: ReturnType<typeof compileRules>, content: string): Map<string, number> {
  const fastest = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const message = readMessage({ content, ...NOBODY });
    const time = (what: string, work: () => unknown) => {
      const begun = performance.now();
      work();
      fastest.set(what, Math.min(fastest.get(what) ?? Number.POSITIVE_INFINITY, performance.now() - begun));
    };
    time('normalised', () => message.normalised);
    time('words apart', () => message.words);
    for (const { rule, check } of rules) time(rule, () => check(message));
    time('invites', () => invitesIn(message));
  }
  return fastest;
}
