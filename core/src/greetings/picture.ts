import * as z from 'zod/mini';
import { color } from '../base/embeds/parts.ts';
import { DEFAULT_EMBED } from '../base/embeds/schema.ts';
import { choiceSchema } from '../base/schemas/choice-schema.ts';
import type { DisplayName } from '../base/schemas/display-name.ts';
import { labelled } from '../base/schemas/field-metadata.ts';
import { withDefault } from '../base/schemas/with-default.ts';

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
  enabled: labelled('enabled', z.boolean()),
  layout: labelled({ en: 'Layout', ru: 'Макет' }, withDefault(layoutSchema, 'orbit')),
  /** The guild's own accent colour, `#rrggbb`. */
  color: labelled({ en: 'Accent colour', ru: 'Цвет акцента' }, color),
});
export type WelcomePicture = z.infer<typeof welcomePictureSchema>;

export const DEFAULT_PICTURE: WelcomePicture = { enabled: false, layout: 'orbit', color: DEFAULT_EMBED.color };
