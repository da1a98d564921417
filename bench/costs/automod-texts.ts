import { RULE_KEYS } from '@perigee/core/moderation/automod/catalogue';
import { compileRules } from '@perigee/core/moderation/automod/compile-rules';
import { DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import {
  HOSTILE_EXPRESSIONS,
  HOSTILE_WORDS,
  hostileTexts,
  LONGEST,
} from '@perigee/core/moderation/automod/rules/hostile-texts';
import { invitesIn } from '@perigee/core/moderation/automod/rules/addresses/invites';
import { ordinaryLines } from '@perigee/core/moderation/automod/rules/ordinary-chat';
import { READ_MAX, readMessage } from '@perigee/core/moderation/automod/rules/message';

/** Lengths of texts with the time budget of one rule for one of them, in milliseconds. */
const LENGTHS = [
  { length: LONGEST, budgetMs: 2 },
  // A forwarded message with embeds and components.
  { length: READ_MAX, budgetMs: 8 },
];
const ROUNDS = 15;
/** Time budget of all rules together for a message that breaks none, in microseconds. */
const ORDINARY_BUDGET_US = 60;

const NOBODY = { mentionedMembers: [], mentionedRoles: [], mentionsEveryone: false, files: [] };

// Texts made to be slow, and patterns that would cause catastrophic backtracking: the fastest of several rounds per
// rule.
for (const { length, budgetMs } of LENGTHS) {
  for (const match of ['whole', 'part'] as const) measure(match, length, budgetMs);
}

measureOrdinary();

/** Ordinary lines with all rules on, lists of 500 ordinary words, and expressions: the fastest round, per line. */
function measureOrdinary(): void {
  const automod = structuredClone(DEFAULT_AUTOMOD);
  for (const key of RULE_KEYS) automod[key].enabled = true;
  automod.words.options.words = Array.from({ length: 500 }, (_, index) => ordinaryWord(index));
  automod.words.options.allowed = ['wordless', 'free speech'];
  automod.words.options.expressions = ['fr[e3]+\\W+nitro', '(?:buy|sell)\\s+accounts?', 'к[аa]з[иi]н[оo]\\s?\\d+'];
  const rules = compileRules(automod);
  const lines = ordinaryLines();
  let fastest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    for (const content of lines) {
      const message = readMessage({ content, ...NOBODY });
      for (const { check } of rules) check(message);
      invitesIn(message);
    }
    fastest = Math.min(fastest, ((performance.now() - startedAt) * 1_000) / lines.length);
  }
  const isMissed = fastest > ORDINARY_BUDGET_US;
  console.log(
    `ordinary lines  ${fastest.toFixed(1)} µs ${isMissed ? 'MISSED' : 'ok'}; budget ${ORDINARY_BUDGET_US} µs`,
  );
}

function ordinaryWord(index: number): string {
  return (
    [`word${index}x`, `слово${index}х`, `spam${index}*`, `buy thing${index} now`, `купи${index} тут`].at(index % 5) ??
    ''
  );
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
  automod.words.options = {
    ...automod.words.options,
    words: [...HOSTILE_WORDS],
    match,
    expressions: [...HOSTILE_EXPRESSIONS],
  };
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
    time('words apart', () => message.read);
    for (const { rule, check } of rules) time(rule, () => check(message));
    time('invites', () => invitesIn(message));
  }
  return fastest;
}
