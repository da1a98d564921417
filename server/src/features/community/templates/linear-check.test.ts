import { checkTemplate } from '@perigee/core/base/templates/check-template';
import { HOSTILE_FRAMES, HOSTILE_PIECES, hostileTemplate } from '@perigee/core/base/templates/hostile-templates';
import { TEMPLATE_MAX, TEMPLATE_SOURCE_MAX } from '@perigee/core/base/templates/limits';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openStepCounter } from '../../../../test/support/count-steps.ts';

const GUILD = { roleIds: new Set<string>(), channelIds: new Set<string>() };

/** Allowed steps per character, plus a constant for any template. The worst known template takes 67. */
const STEPS_A_CHARACTER = 100;
const STEPS_AT_LEAST = 6_000;

/** Excludes the template generator, which runs between two counts. */
const isCounted = (url: string) =>
  url.includes('liquidjs') || (url.includes('/core/src/') && !url.includes('hostile-templates'));

const shape = fc.record({
  pieces: fc.array(fc.constantFrom(...HOSTILE_PIECES), { minLength: 1, maxLength: 3 }),
  frame: fc.constantFrom(...HOSTILE_FRAMES),
});

test('Checks a template in a number of steps that is linear in its length', async () => {
  using steps = await openStepCounter(isCounted);
  const check = (text: string) => steps.count(() => checkTemplate({ context: 'greeting', text }, GUILD));

  await fc.assert(
    fc.asyncProperty(shape, async ({ pieces, frame }) => {
      for (const length of [TEMPLATE_MAX, TEMPLATE_SOURCE_MAX]) {
        const text = hostileTemplate(pieces, frame, length);
        expect(await check(text)).toBeLessThan(STEPS_AT_LEAST + STEPS_A_CHARACTER * text.length);
      }
    }),
    { numRuns: 150 },
  );
});
