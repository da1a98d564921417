import { fromNumber, parseColor, type Rgb, toHex, toHsl, toNumber } from '@perigee/core/base/color/color';
import { randomInt } from 'node:crypto';
import type { APIEmbed } from 'discord-api-types/v10';
import { m } from '#texts';
import { defineCommand } from '../../bot/define-command.ts';
import { refuseWithUsage } from '../../bot/commands/usage-refusal.ts';

/** Shows a colour in all notations. */
export const color = defineCommand({
  name: 'color',
  category: 'utilities',
  takesRemarks: true,
  botPermissions: ['EmbedLinks'],
  worksInDirectMessages: true,
  config: {
    en: { name: 'color', description: 'Shows a colour in all formats or a random one', aliases: ['colour'] },
    ru: { name: 'цвет', description: 'Показывает цвет во всех форматах или случайный цвет', aliases: [] },
  },
  options: [
    {
      key: 'color',
      type: 'string',
      required: false,
      config: {
        en: { name: 'color', description: 'Such as #00a6ff, rgb(0, 166, 255) or hsl(201, 100%, 50%)' },
        ru: { name: 'цвет', description: 'Например, #00a6ff, rgb(0, 166, 255) или hsl(201, 100%, 50%)' },
      },
    },
  ],
  async run(ctx) {
    const input = ctx.options.color;
    const shown = input === undefined ? fromNumber(randomInt(0x1000000)) : parseColor(input);
    if (shown === null) await refuseWithUsage(ctx, color, m.color_unknown({}, { locale: ctx.locale }));
    else await ctx.reply({ embeds: [swatch(shown)] });
  },
});

function swatch(shown: Rgb): APIEmbed {
  const [hue, saturation, lightness] = toHsl(shown);
  return {
    color: toNumber(shown),
    title: toHex(shown),
    fields: [
      { name: 'HEX', value: `\`${toHex(shown)}\``, inline: true },
      { name: 'RGB', value: `\`rgb(${shown.join(', ')})\``, inline: true },
      { name: 'HSL', value: `\`hsl(${hue}, ${saturation}%, ${lightness}%)\``, inline: true },
    ],
  };
}
