import * as z from 'zod/mini';
import { color } from '../embeds/parts.ts';
import { DEFAULT_EMBED } from '../embeds/schema.ts';
import { field, withFacts } from '../schemas/field.ts';
import { part } from '../schemas/part.ts';

/** Layouts of the welcome picture. */
export const PICTURE_LAYOUTS = ['orbit', 'horizon', 'badge'] as const;
export type PictureLayout = (typeof PICTURE_LAYOUTS)[number];

export const layoutSchema = withFacts(z.enum(PICTURE_LAYOUTS), { choices: 'pictureLayout' });

export const welcomePictureSchema = z.strictObject({
  enabled: field('enabled', z.boolean()),
  layout: field({ en: 'Layout', ru: 'Макет' }, part(layoutSchema, 'orbit')),
  /** The guild's own accent colour, `#rrggbb`. */
  color: field({ en: 'Accent colour', ru: 'Цвет акцента' }, color),
});
export type WelcomePicture = z.infer<typeof welcomePictureSchema>;

export const DEFAULT_PICTURE: WelcomePicture = { enabled: false, layout: 'orbit', color: DEFAULT_EMBED.color };
