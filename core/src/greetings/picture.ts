import * as z from 'zod/mini';
import { color } from '../base/embeds/parts.ts';
import { DEFAULT_EMBED } from '../base/embeds/schema.ts';
import { choiceSchema } from '../base/schemas/choice-schema.ts';
import type { DisplayName } from '../base/schemas/display-name.ts';
import { field } from '../base/schemas/field.ts';
import { part } from '../base/schemas/part.ts';

/** Layouts of the welcome picture. */
export const PICTURE_LAYOUTS = ['orbit', 'horizon', 'badge'] as const;
export type PictureLayout = (typeof PICTURE_LAYOUTS)[number];

/** Their names. */
export const LAYOUT_NAMES: Readonly<Record<PictureLayout, DisplayName>> = {
  orbit: { en: 'Orbit', ru: 'Орбита' },
  horizon: { en: 'Horizon', ru: 'Горизонт' },
  badge: { en: 'Boarding pass', ru: 'Талон' },
};

export const layoutSchema = choiceSchema(PICTURE_LAYOUTS, LAYOUT_NAMES);

export const welcomePictureSchema = z.strictObject({
  enabled: field('enabled', z.boolean()),
  layout: field({ en: 'Layout', ru: 'Макет' }, part(layoutSchema, 'orbit')),
  /** The guild's own accent colour, `#rrggbb`. */
  color: field({ en: 'Accent colour', ru: 'Цвет акцента' }, color),
});
export type WelcomePicture = z.infer<typeof welcomePictureSchema>;

export const DEFAULT_PICTURE: WelcomePicture = { enabled: false, layout: 'orbit', color: DEFAULT_EMBED.color };
