import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { RULE_KEYS } from './catalogue.ts';
import { applyPreset, PRESETS } from './presets.ts';
import { automodSchema, DEFAULT_AUTOMOD } from './schema.ts';

const OWN = {
  ...DEFAULT_AUTOMOD,
  words: {
    ...DEFAULT_AUTOMOD.words,
    options: { words: ['spam'], match: 'part' as const, native: false },
    whitelist: { roles: ['1'], channels: ['2'] },
    message: { enabled: true, channel: null, template: 'Stop' },
    punishment: { enabled: true, type: 'ban' as const, duration: 0, reason: 'Spam' },
  },
};

describe.for(PRESETS)('the preset "%s"', (preset) => {
  test('makes rules that can be saved', () => {
    expect(z.safeParse(automodSchema, applyPreset(OWN, preset)).error).toBeUndefined();
  });

  test('leaves lists, messages, exceptions and reasons as they were', () => {
    const { words, links } = applyPreset(OWN, preset);

    expect({ ...words, enabled: false }).toEqual(OWN.words);
    expect(links.options).toEqual(OWN.links.options);
  });

  test('changes nothing when it is taken again', () => {
    const once = applyPreset(OWN, preset);

    expect(applyPreset(once, preset)).toEqual(once);
  });
});

test('a stricter preset has no fewer rules on', () => {
  const active = PRESETS.map((preset) => {
    const automod = applyPreset(DEFAULT_AUTOMOD, preset);
    return RULE_KEYS.filter((key) => automod[key].enabled).length;
  });

  expect(active).toEqual(active.toSorted((one, other) => one - other));
  expect(active[0]).toBeGreaterThan(0);
});
