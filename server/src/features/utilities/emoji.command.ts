import { readCustomEmoji } from '@perigee/core/base/text/custom-emoji';
import type { Locale } from '@perigee/core/base/locales/locales';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import { formatEmoji, time, TimestampStyles } from '@discordjs/formatters';
import type { APIEmbed, APIEmoji } from 'discord-api-types/v10';
import { m } from '#texts';
import { defineCommand } from '../../bot/define-command.ts';
import { createdSeconds } from '../../discord/snowflake-time.ts';
import { refuseWithUsage } from '../../bot/commands/usage-refusal.ts';

/** Emojis listed: at most 60 characters each, to fit into the 4096 of a description. */
const LISTED_MAX = 60;

/** Shows an emoji in full size, or lists the guild's emojis. */
export const emoji = defineCommand({
  name: 'emoji',
  category: 'utilities',
  takesRemarks: true,
  botPermissions: ['EmbedLinks'],
  config: {
    en: { name: 'emoji', description: 'Shows an emoji in full size or all of the server’s emojis', aliases: ['emote'] },
    ru: {
      name: 'эмодзи',
      description: 'Показывает эмодзи в полном размере или все эмодзи сервера',
      aliases: ['эмоджи'],
    },
  },
  options: [
    {
      key: 'emoji',
      type: 'string',
      required: false,
      config: {
        en: { name: 'emoji', description: 'The emoji to show' },
        ru: { name: 'эмодзи', description: 'Какой эмодзи показать' },
      },
    },
  ],
  async run(ctx) {
    const { bot, guildId, options, locale, reply } = ctx;
    const input = options.emoji;
    if (input === undefined) {
      const emojis = await bot.api.guilds.getEmojis(guildId);
      await reply({ embeds: [listEmojis(emojis, locale)] });
      return;
    }
    const embed = describeCustom(input, bot.site.cdnUrl, locale) ?? describeUnicode(input, locale);
    if (embed === null) await refuseWithUsage(ctx, emoji, m.emoji_unknown({}, { locale }));
    else await reply({ embeds: [embed] });
  },
});

function listEmojis(emojis: readonly APIEmoji[], locale: Locale): APIEmbed {
  const shown = emojis.flatMap(({ id, name, animated }) =>
    id === null || name === null ? [] : [formatEmoji({ id, name, animated: animated === true })],
  );
  return {
    color: ACCENT_COLOR,
    title: m.emoji_list({ count: emojis.length }, { locale }),
    description: shown.slice(0, LISTED_MAX).join(' ') || m.emoji_none({}, { locale }),
  };
}

function describeCustom(input: string, cdnUrl: string, locale: Locale): APIEmbed | null {
  const custom = readCustomEmoji(input.trim());
  if (custom === null) return null;
  const { id, name, isAnimated } = custom;
  const url = `${cdnUrl}/emojis/${id}.${isAnimated ? 'gif' : 'png'}`;
  return {
    color: ACCENT_COLOR,
    title: `:${name}:`,
    url,
    image: { url },
    fields: [
      { name: m.field_id({}, { locale }), value: id, inline: true },
      {
        name: m.field_created({}, { locale }),
        value: time(createdSeconds(id), TimestampStyles.LongDate),
        inline: true,
      },
    ],
  };
}

function describeUnicode(input: string, locale: Locale): APIEmbed | null {
  const text = input.trim();
  if (!/^\p{RGI_Emoji}$/v.test(text)) return null;
  const points = Array.from(text, (point) => `U+${point.codePointAt(0)?.toString(16).toUpperCase() ?? ''}`);
  return {
    color: ACCENT_COLOR,
    title: text,
    fields: [{ name: m.emoji_code_points({}, { locale }), value: `\`${points.join(' ')}\`` }],
  };
}
