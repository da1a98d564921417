import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { RULE_KEYS } from './catalogue.ts';
import { applyPreset, PRESETS } from './presets.ts';
import { automodSchema, DEFAULT_AUTOMOD } from './schema.ts';

const OWN = {
  ...DEFAULT_AUTOMOD,
  words: {
    ...DEFAULT_AUTOMOD.words,
    options: { ...DEFAULT_AUTOMOD.words.options, words: ['spam'], match: 'part' as const },
    whitelist: { roles: ['1'], channels: ['2'] },
    message: { enabled: true, channel: null, template: 'Stop' },
    punishment: { enabled: true, type: 'ban' as const, duration: 0, reason: 'Spam' },
  },
};

describe.for(PRESETS)('Preset "%s"', (preset) => {
  test(`The ${preset} preset produces valid rules`, () => {
    expect(z.safeParse(automodSchema, applyPreset(OWN, preset)).error).toBeUndefined();
  });

  test(`The ${preset} preset keeps lists, messages, exceptions and reasons`, () => {
    const { words, links } = applyPreset(OWN, preset);

    expect({ ...words, enabled: false }).toEqual(OWN.words);
    expect(links.options).toEqual(OWN.links.options);
  });

  test(`Applying the ${preset} preset is idempotent`, () => {
    const once = applyPreset(OWN, preset);

    expect(applyPreset(once, preset)).toEqual(once);
  });
});

test('Stricter presets enable at least as many rules as looser ones', () => {
  const active = PRESETS.map((preset) => {
    const automod = applyPreset(DEFAULT_AUTOMOD, preset);
    return RULE_KEYS.filter((key) => automod[key].enabled).length;
  });

  expect(active).toEqual(active.toSorted((one, other) => one - other));
  expect(active[0]).toBeGreaterThan(0);
});
