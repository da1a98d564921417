import { parseColor, toNumber } from '@perigee/core/base/color/color';
import type { Locale } from '@perigee/core/base/locales/locales';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import type { APIEmbed } from 'discord-api-types/v10';
import { m } from '#texts';
import type { OptionValues } from '../../../bot/option-values.ts';
import { EMBED_OPTIONS } from './embed-options.ts';

/** The platform's embed limits by option, in UTF-16 code units. */
const LIMITS = { title: 256, description: 4096, footer: 2048 } as const;

/** The limit for a URL, in UTF-16 code units. */
const ADDRESS_MAX = 2048;

/** The limit for the whole embed (docs/rules/embeds.md#lengths). */
const TOTAL_MAX = 6000;

export type BuiltEmbed = { embed: APIEmbed } | { refused: string };

/** Builds an embed from a command's options, or returns why that is not possible. */
export function buildEmbed(options: OptionValues, locale: Locale): BuiltEmbed {
  const text = (key: string) => options.string(key) ?? '';
  const tooLong = Object.entries(LIMITS).find(([key, max]) => text(key).length > max);
  if (tooLong !== undefined) {
    const [key, max] = tooLong;
    return { refused: m.embed_part_too_long({ option: nameOf(key, locale), max }, { locale }) };
  }
  const total = text('title').length + text('description').length + text('footer').length;
  if (total > TOTAL_MAX) return { refused: m.text_too_long({ max: TOTAL_MAX }, { locale }) };

  const color = text('color') === '' ? ACCENT_COLOR : numberOf(text('color'));
  if (color === null) return { refused: m.color_unknown({}, { locale }) };
  const broken = ['image', 'thumbnail'].find((key) => text(key) !== '' && !isWebAddress(text(key)));
  if (broken !== undefined) {
    return { refused: m.embed_address_unknown({ option: nameOf(broken, locale) }, { locale }) };
  }
  return {
    embed: {
      title: text('title'),
      color,
      ...(text('description') !== '' && { description: text('description') }),
      ...(text('image') !== '' && { image: { url: text('image') } }),
      ...(text('thumbnail') !== '' && { thumbnail: { url: text('thumbnail') } }),
      ...(text('footer') !== '' && { footer: { text: text('footer') } }),
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
