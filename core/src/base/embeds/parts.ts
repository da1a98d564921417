import * as z from 'zod/mini';
import { choiceSchema } from '../schemas/choice-schema.ts';
import { field, identifiedBy } from '../schemas/field.ts';
import { issueCode } from '../issues/issue-codes.ts';
import { part } from '../schemas/part.ts';
import { ACCENT_COLOR } from '../theme/accent.ts';
import { atMost } from '../text/at-most.ts';
import { EMBED_FIELDS_MAX, EMBED_LIMITS } from './limits.ts';
import { isEmbedUrl } from './url.ts';

const text = (max: number) => part(z.string().check(atMost(max, 'tooLong')), '');

export const url = part(
  z.string().check(atMost(EMBED_LIMITS.url, 'tooLong'), z.refine(isEmbedUrl, { error: issueCode('invalidUrl') })),
  '',
);

export const color = part(
  z.string().check(z.regex(/^#[\da-f]{6}$/i, { error: issueCode('colorInvalid') })),
  `#${ACCENT_COLOR.toString(16).padStart(6, '0')}`,
);

export const author = part(
  z.strictObject({
    name: field('name', text(EMBED_LIMITS.authorName)),
    url: field({ en: 'Link', ru: 'Ссылка' }, url),
    iconUrl: field('iconUrl', url),
  }),
  {
    name: '',
    url: '',
    iconUrl: '',
  },
);

const embedField = z.strictObject({
  name: field(
    'name',
    z.string().check(
      z.refine((name) => name.trim() !== '', { error: issueCode('fieldNameRequired'), abort: true }),
      atMost(EMBED_LIMITS.fieldName, 'tooLong'),
    ),
  ),
  value: field({ en: 'Text', ru: 'Текст' }, text(EMBED_LIMITS.fieldValue)),
  inline: field({ en: 'Side by side', ru: 'В ряд' }, part(z.boolean(), false)),
});

export const fields = part(
  identifiedBy('name', z.array(embedField)).check(z.maxLength(EMBED_FIELDS_MAX, { error: issueCode('tooManyFields') })),
  [],
);

export const footer = part(
  z.strictObject({
    text: field({ en: 'Text', ru: 'Текст' }, text(EMBED_LIMITS.footerText)),
    iconUrl: field('iconUrl', url),
  }),
  {
    text: '',
    iconUrl: '',
  },
);

const ISO_MOMENT = z.regexes.datetime({ offset: true });

/** An ISO 8601 moment with its offset, within the platform's four-digit years; empty until one is chosen. */
const date = part(
  z.string().check(z.refine((input) => input === '' || ISO_MOMENT.test(input), { error: issueCode('dateInvalid') })),
  '',
);

/** The timestamp in the footer: the time of sending, a fixed moment, or one given by a template. Null shows none. */
export const timestamp = part(
  z.nullable(
    z
      .strictObject({
        type: field(
          'type',
          choiceSchema(['current', 'custom', 'template'], {
            current: { en: 'When sent', ru: 'Время отправки' },
            custom: { en: 'Fixed', ru: 'Своё время' },
            template: { en: 'Variable', ru: 'Переменная' },
          }),
        ),
        date: field({ en: 'Date', ru: 'Дата' }, date),
        template: field(
          'template',
          part(z.string().check(atMost(EMBED_LIMITS.timestampTemplate, 'templateTooLong')), ''),
        ),
      })
      .check(
        z.refine(({ type, date: input }) => type !== 'custom' || input !== '', {
          path: ['date'],
          error: issueCode('dateRequired'),
        }),
        z.refine(({ type, template }) => type !== 'template' || template.trim() !== '', {
          path: ['template'],
          error: issueCode('templateRequired'),
        }),
      ),
  ),
  null,
);

export const title = text(EMBED_LIMITS.title);
export const description = text(EMBED_LIMITS.description);
