import { time, TimestampStyles } from '@discordjs/formatters';
import { DURATION_MAX_MS } from '@perigee/core/base/time/duration-schema';
import type { Time } from '@perigee/core/base/reading/time';
import { m } from '#texts';
import { refuseWithUsage } from '../../../../bot/commands/usage-refusal.ts';
import { type CommandDefinition, defineCommand } from '../../../../bot/define-command.ts';
import type { CommandDeps } from '../orders/command-deps.ts';
import { personNameOf } from '../orders/targets/name-people.ts';
import { NEW_DURATION_OPTION, CASE_NUMBER_OPTION } from './case-options.ts';
import type { NewDuration } from '../punishments/punishments.ts';
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
      const { options, locale, reply } = ctx;
      const asked = newDuration(options.duration);
      if (asked === null) {
        await refuseWithUsage(ctx, duration, m.case_duration_refused({}, { locale }));
        return;
      }
      const changed = await changeNumbered(ctx, deps, (key) => deps.punishments.changeDuration({ ...key, ...asked }));
      if (changed === null) return;
      const { number, endsAt } = changed;
      const member = personNameOf(changed.member);
      if (endsAt === null) {
        await reply({ content: m.case_endless_now({ number, member }, { locale }) });
        return;
      }
      const seconds = Math.round(endsAt.getTime() / 1000);
      const relative = time(seconds, TimestampStyles.RelativeTime);
      const moment = time(seconds, TimestampStyles.LongDateShortTime);
      await reply({ content: m.case_ends_now({ number, member, moment, relative }, { locale }) });
    },
  });
  return duration;
}

/** Null for a duration that is too short or too long. */
function newDuration(asked: Time): NewDuration | null {
  if (asked.kind === 'endless') return { durationMs: 0 };
  if (asked.kind === 'moment') return { until: new Date(asked.at) };
  return asked.ms < 1000 || asked.ms > DURATION_MAX_MS ? null : { durationMs: asked.ms };
}
