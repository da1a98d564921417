import { expect, test } from 'vitest';
import type { PunishmentType } from '../punishments/punishment.ts';
import type { RuleKey } from './catalogue.ts';
import { decide, severityOf } from './decide.ts';
import { type Automod, DEFAULT_AUTOMOD } from './schema.ts';

/** Automod settings whose rules have these punishments. */
function punishing(punishments: Partial<Record<RuleKey, [type: PunishmentType, durationMs: number]>>): Automod {
  const automod = structuredClone(DEFAULT_AUTOMOD);
  for (const key of ['words', 'links', 'caps'] as const) {
    const punishment = punishments[key];
    if (punishment !== undefined)
      automod[key].punishment = { enabled: true, type: punishment[0], duration: punishment[1], reason: key };
  }
  return automod;
}

test.for([
  { punishments: { words: ['warn', 0], links: ['ban', 1000] }, rule: 'links' },
  { punishments: { words: ['mute', 1000], links: ['mute', 2000] }, rule: 'links' },
  { punishments: { words: ['mute', 0], links: ['mute', 31_536_000_000] }, rule: 'words' },
  { punishments: { words: ['kick', 0], links: ['mute', 0] }, rule: 'words' },
  { punishments: { words: ['ban', 1000], links: ['kick', 0] }, rule: 'words' },
  { punishments: {}, rule: null },
] satisfies { punishments: Parameters<typeof punishing>[0]; rule: RuleKey | null }[])(
  'Applies only the most severe punishment of $punishments: $rule',
  ({ punishments, rule }) => {
    const { punishment } = decide(punishing(punishments), ['caps', 'links', 'words']);

    expect(punishment?.rule ?? null).toBe(rule);
  },
);

test('Sends the message of every rule that fires, and deletes if any of those rules deletes', () => {
  const automod = punishing({});
  automod.caps.deleteMessages = false;
  automod.caps.message = { enabled: true, channel: null, template: 'a' };
  automod.words.message = { enabled: true, channel: '1', template: 'b' };

  expect(decide(automod, ['caps', 'words'])).toMatchObject({ deletes: true, messages: ['caps', 'words'] });
  expect(decide(automod, ['caps'])).toMatchObject({ deletes: false, messages: ['caps'] });
});

test('Any punishment is more severe than none, and a lighter one adds no severity', () => {
  const automod = punishing({ words: ['warn', 0], links: ['mute', 1000] });

  expect(severityOf(automod, ['words'])).toBeGreaterThan(severityOf(automod, ['caps']));
  expect(severityOf(automod, ['words', 'links'])).toBe(severityOf(automod, ['links']));
});
