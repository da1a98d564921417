import { time, TimestampStyles } from '@discordjs/formatters';
import { m } from '#texts';
import type { CommandContextOf } from '../../../../bot/command-context.ts';
import { defineOption } from '../../../../bot/define-command.ts';
import type { GameDeps } from '../game-deps.ts';
import { playLimitStore } from '../stores/play-limit-store.ts';

const HOUR_MS = 3_600_000;

export const PAUSE_OPTION = defineOption({
  key: 'duration',
  type: 'duration',
  required: true,
  min: HOUR_MS,
  max: 365 * 24 * HOUR_MS,
  config: {
    en: { name: 'duration', description: 'From 1 hour to 365 days, such as 7d' },
    ru: { name: 'срок', description: 'От 1 часа до 365 дней, например 7д' },
  },
});

/** Pauses a member's own play until a moment, which can only be moved later. */
export async function pauseByCommand(
  { db }: Pick<GameDeps, 'db'>,
  ctx: CommandContextOf<readonly [typeof PAUSE_OPTION]>,
): Promise<void> {
  const { guildId, user, options, locale, reply } = ctx;
  const until = await playLimitStore.pause(db, { guildId, userId: user.id }, options.duration);
  await reply({ content: m.games_paused({ when: time(until, TimestampStyles.LongDateShortTime) }, { locale }) });
}
