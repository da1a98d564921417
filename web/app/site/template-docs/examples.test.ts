import { LOCALES } from '@perigee/core/base/locales/locales';
import { checkTemplate } from '@perigee/core/base/templates/check-template';
import { renderSample } from '@perigee/core/base/templates/sample';
import { expect, test } from 'vitest';
import { CONDITION_EXAMPLE, FIRST_EXAMPLE, MENTION_EXAMPLE, MENTIONED } from './examples.ts';

const EXAMPLES = [FIRST_EXAMPLE, MENTION_EXAMPLE, CONDITION_EXAMPLE].flatMap(({ context, texts }) =>
  LOCALES.map((locale) => ({ place: context, locale, ...texts[locale] })),
);

test.for(EXAMPLES)(
  'The documented template “$template” renders as “$message”',
  ({ place: context, locale, template, message }) => {
    const names = MENTIONED[locale];
    const ids = new Set(names.keys());

    expect(checkTemplate({ context: context, text: template }, { roleIds: ids, channelIds: ids })).toBeNull();
    expect(renderSample(template, context, locale, { form: 'plain', names })).toBe(message);
  },
);
