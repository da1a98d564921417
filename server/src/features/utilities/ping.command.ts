import type { Locale } from '@perigee/core/base/locales/locales';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import { m } from '#texts';
import type { ReplyBody } from '../../bot/command-context.ts';
import { defineCommand } from '../../bot/define-command.ts';

/** Shows the bot's latency: the gateway heartbeat, and how long this reply took to be sent. */
export const ping = defineCommand({
  name: 'ping',
  category: 'general',
  takesRemarks: true,
  botPermissions: ['EmbedLinks'],
  worksInDirectMessages: true,
  config: {
    en: { name: 'ping', description: 'Shows how quickly the bot answers', aliases: ['latency'] },
    ru: { name: 'пинг', description: 'Показывает, как быстро отвечает бот', aliases: ['задержка'] },
  },
  async run({ bot, shardId, locale, reply }) {
    const gatewayMs = bot.pingOf(shardId);
    const sentAt = performance.now();
    const sent = await reply(pong(locale, gatewayMs, null));
    await sent.edit(pong(locale, gatewayMs, Math.round(performance.now() - sentAt)));
  },
});

function pong(locale: Locale, gatewayMs: number | null, roundTripMs: number | null): ReplyBody {
  const formatLatency = (ms: number | null) =>
    ms === null ? m.ping_measuring({}, { locale }) : m.ping_milliseconds({ milliseconds: ms }, { locale });
  return {
    embeds: [
      {
        color: ACCENT_COLOR,
        title: m.ping_title({}, { locale }),
        fields: [
          { name: m.ping_gateway({}, { locale }), value: formatLatency(gatewayMs), inline: true },
          { name: m.ping_round_trip({}, { locale }), value: formatLatency(roundTripMs), inline: true },
        ],
      },
    ],
  };
}
