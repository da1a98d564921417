import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RULE_KEYS } from '../catalogue.ts';
import { compileRules, findViolations } from '../compile-rules.ts';
import { type Automod, DEFAULT_AUTOMOD } from '../schema.ts';
import { invitesIn } from './addresses/invites.ts';
import { readMessage } from './message.ts';
import { ordinaryLines } from './ordinary-chat.ts';
import { compilePhishing } from './addresses/phishing.ts';

/** Words that managers typically forbid, including short ones that occur inside many harmless words. */
const FORBIDDEN = [
  'ass',
  'cock',
  'tit',
  'rape',
  'sex',
  'butt',
  'shit',
  'cunt',
  'spam',
  'блядь',
  'ебать',
  'манда',
  'сука',
  'дурак',
  'хуй',
  'спам',
  'казино',
  'лох',
  'free*',
  'buy now',
];

function strict(): Automod {
  const automod = structuredClone(DEFAULT_AUTOMOD);
  for (const key of RULE_KEYS) automod[key].enabled = true;
  automod.words.options = { ...automod.words.options, words: FORBIDDEN };
  return automod;
}

const input = (content: string) =>
  readMessage({ content, mentionedMembers: [], mentionedRoles: [], mentionsEveryone: false, files: [] });

test('Ten thousand lines of ordinary chat trigger no rule', () => {
  const automod = strict();
  const rules = compileRules(automod);
  const lines = ordinaryLines();
  const phishes = compilePhishing({ allowed: [] });

  const hits = lines.filter((line) => {
    const message = input(line);
    const fired = findViolations(rules, automod, message, { roleIds: [], channelIds: [] });
    return fired.length > 0 || invitesIn(message).length > 0 || phishes(message) !== null;
  });

  expect(lines.length).toBeGreaterThanOrEqual(10_000);
  expect(new Set(lines).size).toBe(lines.length);
  expect(hits).toEqual([]);
});

test('Rules never throw on arbitrary text, and their spans stay within it', { timeout: 30_000 }, () => {
  const automod = strict();
  const rules = compileRules(automod);

  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 4000 }), (content) => {
      const message = input(content);
      const spans = [
        ...findViolations(rules, automod, message, { roleIds: [], channelIds: [] }).flatMap((fired) => fired.spans),
        ...invitesIn(message).map(({ span }) => span),
        ...(compilePhishing({ allowed: [] })(message)?.spans ?? []),
      ];
      expect(spans.every(({ start, end }) => start >= 0 && start < end && end <= content.length)).toBe(true);
    }),
    { numRuns: 40 },
  );
});
