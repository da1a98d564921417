import * as z from 'zod/mini';
import { choiceSchema } from '../schemas/choice-schema.ts';
import { labelled, identifiedBy } from '../schemas/field-metadata.ts';
import { issueCode } from '../issues/issue-codes.ts';
import { withDefault } from '../schemas/with-default.ts';
import { ACCENT_COLOR } from '../theme/accent.ts';
import { atMost } from '../text/at-most.ts';
import { EMBED_FIELDS_MAX, EMBED_LIMITS } from './limits.ts';
import { isEmbedUrl } from './url.ts';

const text = (max: number) => withDefault(z.string().check(atMost(max, 'tooLong')), '');

export const url = withDefault(
  z.string().check(atMost(EMBED_LIMITS.url, 'tooLong'), z.refine(isEmbedUrl, { error: issueCode('invalidUrl') })),
  '',
);

export const color = withDefault(
  z.string().check(z.regex(/^#[\da-f]{6}$/i, { error: issueCode('colorInvalid') })),
  `#${ACCENT_COLOR.toString(16).padStart(6, '0')}`,
);

export const author = withDefault(
  z.strictObject({
    name: labelled('name', text(EMBED_LIMITS.authorName)),
    url: labelled({ en: 'Link', ru: 'Ссылка' }, url),
    iconUrl: labelled('iconUrl', url),
  }),
  {
    name: '',
    url: '',
    iconUrl: '',
  },
);

const embedField = z.strictObject({
  name: labelled(
    'name',
    z.string().check(
      z.refine((name) => name.trim() !== '', { error: issueCode('fieldNameRequired'), abort: true }),
      atMost(EMBED_LIMITS.fieldName, 'tooLong'),
    ),
  ),
  value: labelled({ en: 'Text', ru: 'Текст' }, text(EMBED_LIMITS.fieldValue)),
  inline: labelled({ en: 'Side by side', ru: 'В ряд' }, withDefault(z.boolean(), false)),
});

export const fields = withDefault(
  identifiedBy('name', z.array(embedField)).check(z.maxLength(EMBED_FIELDS_MAX, { error: issueCode('tooManyFields') })),
  [],
);

export const footer = withDefault(
  z.strictObject({
    text: labelled({ en: 'Text', ru: 'Текст' }, text(EMBED_LIMITS.footerText)),
    iconUrl: labelled('iconUrl', url),
  }),
  {
    text: '',
    iconUrl: '',
  },
);

const ISO_MOMENT = z.regexes.datetime({ offset: true });

/** An ISO 8601 moment with its offset, within the platform's four-digit years; empty until one is chosen. */
const date = withDefault(
  z.string().check(z.refine((input) => input === '' || ISO_MOMENT.test(input), { error: issueCode('dateInvalid') })),
  '',
);

/** The timestamp in the footer: the time of sending, a fixed moment, or one given by a template. Null shows none. */
export const timestamp = withDefault(
  z.nullable(
    z
      .strictObject({
        type: labelled(
          'type',
          choiceSchema(['current', 'custom', 'template'], {
            current: { en: 'When sent', ru: 'Время отправки' },
            custom: { en: 'Fixed', ru: 'Своё время' },
            template: { en: 'Variable', ru: 'Переменная' },
          }),
        ),
        date: labelled({ en: 'Date', ru: 'Дата' }, date),
        template: labelled(
          'template',
          withDefault(z.string().check(atMost(EMBED_LIMITS.timestampTemplate, 'templateTooLong')), ''),
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
