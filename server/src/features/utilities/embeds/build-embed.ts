import { parseColor, toNumber } from '@perigee/core/base/color/color';
import type { Locale } from '@perigee/core/base/locales/locales';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import type { APIEmbed } from 'discord-api-types/v10';
import { m } from '#texts';
import type { OptionsOf } from '../../../bot/options/option-values.ts';
import { EMBED_OPTIONS } from './embed-options.ts';

/** The platform's embed limits by option, in UTF-16 code units. */
const LIMITS = [
  ['title', 256],
  ['description', 4096],
  ['footer', 2048],
] as const;

/** The limit for a URL, in UTF-16 code units. */
const ADDRESS_MAX = 2048;

/** The limit for the whole embed (docs/rules/embeds.md#lengths). */
const TOTAL_MAX = 6000;

export type BuiltEmbed = { embed: APIEmbed } | { refused: string };

/** Builds an embed from a command's options, or returns why that is not possible. */
export function buildEmbed(options: OptionsOf<typeof EMBED_OPTIONS>, locale: Locale): BuiltEmbed {
  const { title, description = '', color: typedColor = '', image = '', thumbnail = '', footer = '' } = options;
  const texts = { title, description, image, thumbnail, footer };
  const tooLong = LIMITS.find(([key, max]) => texts[key].length > max);
  if (tooLong !== undefined) {
    const [key, max] = tooLong;
    return { refused: m.embed_part_too_long({ option: nameOf(key, locale), max }, { locale }) };
  }
  const total = title.length + description.length + footer.length;
  if (total > TOTAL_MAX) return { refused: m.text_too_long({ max: TOTAL_MAX }, { locale }) };

  const color = typedColor === '' ? ACCENT_COLOR : numberOf(typedColor);
  if (color === null) return { refused: m.color_unknown({}, { locale }) };
  const broken = (['image', 'thumbnail'] as const).find((key) => texts[key] !== '' && !isWebAddress(texts[key]));
  if (broken !== undefined) {
    return { refused: m.embed_address_unknown({ option: nameOf(broken, locale) }, { locale }) };
  }
  return {
    embed: {
      title,
      color,
      ...(description !== '' && { description }),
      ...(image !== '' && { image: { url: image } }),
      ...(thumbnail !== '' && { thumbnail: { url: thumbnail } }),
      ...(footer !== '' && { footer: { text: footer } }),
    },
  };
}

function numberOf(text: string): number | null {
  const color = parseColor(text);
  return color && toNumber(color);
}

function isWebAddress(text: string): boolean {
  return text.length <= ADDRESS_MAX && /^https?:\/\/\S+$/.test(text) && URL.canParse(text);
}

function nameOf(key: string, locale: Locale): string {
  return EMBED_OPTIONS.find((option) => option.key === key)?.config[locale].name ?? key;
}
