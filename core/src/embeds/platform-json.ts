import * as z from 'zod/mini';
import { issueCode } from '../issues/issue-codes.ts';
import { fromNumber, parseColor, type Rgb } from '../color/color.ts';

/** Written for an embed that shows the moment it is sent, for which the platform's format has no word. */
export const NOW = 'now';

const text = z.nullish(z.string());
/** The platform answers with these beside what was sent; they say nothing about how the embed looks. */
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

/** An embed as the platform and the tools around it write it; null is as good as left out. */
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

/** 0 to 0xffffff, or any way of writing a colour. */
export function readColor(color: string | number): Rgb | null {
  if (typeof color === 'string') return parseColor(color);
  return Number.isInteger(color) && color >= 0 && color <= 0xffffff ? fromNumber(color) : null;
}
