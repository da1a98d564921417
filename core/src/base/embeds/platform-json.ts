import * as z from 'zod/mini';
import { issueCode } from '../issues/issue-codes.ts';
import { fromNumber, parseColor, type Rgb } from '../color/color.ts';

/** Stands for the time of sending, which the platform's format cannot express. */
export const NOW = 'now';

const text = z.nullish(z.string());
/** Fields the platform adds in its responses; they do not affect how the embed looks. */
const ignored = z.optional(z.unknown());
const icon = { icon_url: text, iconURL: text, iconUrl: text, proxy_icon_url: ignored };
const picture = z.nullish(
  z.strictObject({
    url: text,
    proxy_url: ignored,
    width: ignored,
    height: ignored,
    content_type: ignored,
    flags: ignored,
  }),
);
const field = z.strictObject({ name: text, value: text, inline: z.nullish(z.boolean()), id: ignored });

/** An embed in the JSON of the platform and of tools around it; null counts as left out. */
export const platformEmbedSchema = z.strictObject({
  title: text,
  url: text,
  description: text,
  color: z.nullish(z.union([z.string(), z.number()])).check(
    z.refine((color) => color === undefined || color === null || readColor(color) !== null, {
      error: issueCode('colorInvalid'),
    }),
  ),
  author: z.nullish(z.strictObject({ name: text, url: text, ...icon })),
  fields: z.nullish(z.array(field)),
  image: picture,
  thumbnail: picture,
  footer: z.nullish(z.strictObject({ text, ...icon })),
  timestamp: z.nullish(z.union([z.string(), z.number()])),
  type: ignored,
  provider: ignored,
  video: ignored,
  flags: ignored,
  id: ignored,
  content_scan_version: ignored,
});
export type PlatformEmbed = z.infer<typeof platformEmbedSchema>;

/** 0 to 0xffffff, or any notation of a colour. */
export function readColor(color: string | number): Rgb | null {
  if (typeof color === 'string') return parseColor(color);
  return Number.isInteger(color) && color >= 0 && color <= 0xffffff ? fromNumber(color) : null;
}
