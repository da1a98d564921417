import { RULE_KEYS } from '@perigee/core/moderation/automod/catalogue';
import { compileRules } from '@perigee/core/moderation/automod/compile-rules';
import { DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { HOSTILE_WORDS, hostileTexts, LONGEST } from '@perigee/core/moderation/automod/rules/hostile-texts';
import { invitesIn } from '@perigee/core/moderation/automod/rules/addresses/invites';
import { READ_MAX, readMessage } from '@perigee/core/moderation/automod/rules/message';

/** Lengths of texts with the time budget of one rule for one of them, in milliseconds. */
const LENGTHS = [
  { length: LONGEST, budgetMs: 2 },
  // A forwarded message with embeds and components.
  { length: READ_MAX, budgetMs: 8 },
];
const ROUNDS = 15;

const NOBODY = { mentionedMembers: [], mentionedRoles: [], mentionsEveryone: false, files: [] };

// Texts made to be slow, and patterns that would cause catastrophic backtracking: the fastest of several rounds per
// rule.
for (const { length, budgetMs } of LENGTHS) {
  for (const match of ['whole', 'part'] as const) measure(match, length, budgetMs);
}

function measure(match: 'whole' | 'part', length: number, budgetMs: number): void {
  const slowest = new Map<string, { text: string; ms: number }>();
  const rules = rulesWith(match);
  for (const [text, content] of hostileTexts(length)) {
    for (const [check, ms] of fastestOf(rules, content)) {
      if (ms > (slowest.get(check)?.ms ?? 0)) slowest.set(check, { text, ms });
    }
  }
  console.log(`${length} characters, words matched as ${match}; budget ${budgetMs} ms`);
  for (const [check, { text, ms }] of slowest) {
    console.log(`  ${check.padEnd(14)} ${ms.toFixed(2)} ms ${ms > budgetMs ? 'MISSED' : 'ok'} (${text})`);
  }
}

function rulesWith(match: 'whole' | 'part') {
  const automod = structuredClone(DEFAULT_AUTOMOD);
  for (const key of RULE_KEYS) automod[key].enabled = true;
  automod.words.options = { ...automod.words.options, words: [...HOSTILE_WORDS], match };
  automod.links.options.domains = Array.from({ length: 100 }, (_, index) => `d${index}.example.com`);
  return compileRules(automod);
}

function fastestOf(rules: ReturnType<typeof compileRules>, content: string): Map<string, number> {
  const fastest = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const message = readMessage({ content, ...NOBODY });
    const time = (check: string, work: () => unknown) => {
      const startedAt = performance.now();
      work();
      fastest.set(check, Math.min(fastest.get(check) ?? Number.POSITIVE_INFINITY, performance.now() - startedAt));
    };
    time('normalised', () => message.normalised);
    time('words apart', () => message.words);
    for (const { rule, check } of rules) time(rule, () => check(message));
    time('invites', () => invitesIn(message));
  }
  return fastest;
}
