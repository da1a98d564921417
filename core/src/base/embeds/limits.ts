import { TEMPLATE_MAX } from '../templates/limits.ts';

/** Most characters of each text of an embed, in UTF-16 code units, inclusive (docs/rules/embeds.md#lengths). */
export const EMBED_LIMITS = {
  authorName: 256,
  title: 256,
  description: 2048,
  fieldName: 256,
  fieldValue: 1024,
  footerText: 2048,
  url: 2048,
  timestampTemplate: TEMPLATE_MAX,
} as const;

/** Most fields of an embed (docs/rules/embeds.md#lengths). */
export const EMBED_FIELDS_MAX = 25;

/** Most characters of author, title, description, fields and footer together; the platform refuses more. */
export const EMBED_TOTAL_MAX = 6000;
