import { time, TimestampStyles } from '@discordjs/formatters';
import { DURATION_MAX_MS } from '@perigee/core/base/time/duration-schema';
import { tookAll } from '@perigee/core/base/reading/reading';
import { readTime } from '@perigee/core/base/reading/time';
import { m } from '#texts';
import { refuseWithUsage } from '../../../../bot/commands/usage-refusal.ts';
import { type CommandDefinition, defineCommand } from '../../../../bot/define-command.ts';
import type { CommandDeps } from '../orders/command-deps.ts';
import { NEW_DURATION_OPTION, CASE_NUMBER_OPTION } from './case-options.ts';
import { changeNumbered } from './change-case.ts';

/** Changes how long a mute or ban lasts, counted from its start. */
export function durationCommand(deps: CommandDeps): CommandDefinition {
  const duration: CommandDefinition = defineCommand({
    name: 'duration',
    category: 'moderation',
    defaultMemberPermissions: ['ModerateMembers'],
    config: {
      en: { name: 'duration', description: 'Changes how long a mute or ban lasts', aliases: [] },
      ru: { name: 'срок', description: 'Меняет срок мута или бана', aliases: ['длительность'] },
    },
    options: [CASE_NUMBER_OPTION, NEW_DURATION_OPTION],
    async run(ctx) {
      const { options, settings, locale, reply } = ctx;
      const durationMs = readSpan(options.duration, settings.timeZone.zone);
      if (durationMs === null) {
        await refuseWithUsage(ctx, duration, m.case_duration_refused({}, { locale }));
        return;
      }
      const changed = await changeNumbered(ctx, deps, (key) => deps.punishments.changeDuration({ ...key, durationMs }));
      if (changed === null) return;
      const { number, endsAt } = changed;
      if (endsAt === null) {
        await reply({ content: m.case_endless_now({ number }, { locale }) });
        return;
      }
      const seconds = Math.round(endsAt.getTime() / 1000);
      const relative = time(seconds, TimestampStyles.RelativeTime);
      const moment = time(seconds, TimestampStyles.LongDateShortTime);
      await reply({ content: m.case_ends_now({ number, moment, relative }, { locale }) });
    },
  });
  return duration;
}

/** Milliseconds, 0 for no end; null if it is no length of time, or one that is too long or too short. */
function readSpan(input: string, zone: string): number | null {
  const text = input.trim();
  if (text === '0') return 0;
  const read = readTime(text, { nowMs: Date.now(), zone });
  if (read.kind !== 'read' || !tookAll(read, text)) return null;
  if (read.value.kind === 'endless') return 0;
  // It counts from the start of the case, so a moment says nothing.
  if (read.value.kind === 'moment' || read.value.ms < 1000 || read.value.ms > DURATION_MAX_MS) return null;
  return read.value.ms;
}
