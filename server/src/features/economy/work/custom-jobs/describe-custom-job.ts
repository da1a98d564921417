import { time, TimestampStyles } from '@discordjs/formatters';
import type { CustomJob } from '@perigee/core/economy/custom-jobs/schema';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import type { APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import { m } from '#texts';
import { type MoneyWriting, writeMoney } from '../../balances/write-money.ts';
import { describeCustomJobRequirements } from './describe-requirements.ts';

interface ShownCustomJob {
  job: CustomJob;
  /** Icons are only shown with boost. */
  hasBoost: boolean;
  /** When the member may do it again; undefined if they may now. */
  readyAt: Date | undefined;
}

/** The embed of a job in the list, without its options if the guild hides them. */
export function describeCustomJob({ job, hasBoost, readyAt }: ShownCustomJob, writing: MoneyWriting): APIEmbed {
  const { locale } = writing;
  const wait =
    readyAt === undefined
      ? []
      : [inlineField(m.job_again({}, { locale }), time(readyAt, TimestampStyles.RelativeTime))];
  return {
    color: ACCENT_COLOR,
    title: job.name,
    ...(job.description !== '' && { description: job.description }),
    ...(hasBoost && job.iconUrl !== '' && { thumbnail: { url: job.iconUrl } }),
    fields: [...(job.hideOptions ? [] : optionsOf(job, writing)), ...wait],
  };
}

function optionsOf(job: CustomJob, writing: MoneyWriting): APIEmbedField[] {
  const { locale } = writing;
  const { min, max } = job.salary;
  const salary =
    min === max
      ? writeMoney(min, writing)
      : m.job_salary_range(
          { min: new Intl.NumberFormat(locale).format(min), max: writeMoney(max, writing) },
          { locale },
        );
  const rest = writeDuration(job.cooldown, locale);
  const requirements = describeCustomJobRequirements(job, locale);
  return [
    inlineField(m.job_salary({}, { locale }), salary),
    ...(rest === '' ? [] : [inlineField(m.job_cooldown({}, { locale }), rest)]),
    ...(requirements === '' ? [] : [inlineField(m.job_requirements({}, { locale }), requirements)]),
  ];
}

function inlineField(name: string, value: string): APIEmbedField {
  return { name, value, inline: true };
}
