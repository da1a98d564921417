import { time, TimestampStyles } from '@discordjs/formatters';
import { NAME_MAX } from '@perigee/core/base/names/name-schema';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import { readName } from '@perigee/core/base/reading/names';
import { m } from '#texts';
import { clarifyName } from '../../../bot/commands/clarify-name.ts';
import type { CommandContext } from '../../../bot/command-context.ts';
import { type CommandDefinition, defineCommand, defineOption } from '../../../bot/define-command.ts';
import { drawBetween } from '../balances/draw-between.ts';
import { moneyWritingOf, writeMoney } from '../balances/write-money.ts';
import { doCustomJob, type CustomJobDeps } from './custom-jobs/do-custom-job.ts';
import { suggestCustomJobs } from './custom-jobs/find-custom-job.ts';
import { describeWait } from './describe-wait.ts';
import { earn } from './earn.ts';

const JOB_OPTION = defineOption({
  key: 'job',
  type: 'string',
  required: false,
  maxLength: NAME_MAX,
  autocomplete: suggestCustomJobs,
  config: {
    en: { name: 'job', description: 'One of the server’s jobs (default: regular work)' },
    ru: { name: 'профессия', description: 'Одна из профессий сервера (по умолчанию обычная работа)' },
  },
});

/** Earns an amount within the guild's range, or does one of its jobs, each with a cooldown. */
export function workCommand(deps: CustomJobDeps): CommandDefinition {
  return defineCommand({
    name: 'work',
    category: 'economy',
    botPermissions: ['EmbedLinks'],
    config: {
      en: { name: 'work', description: 'Works to earn money', aliases: [] },
      ru: { name: 'работать', description: 'Работа ради заработка', aliases: ['работа'] },
    },
    options: [JOB_OPTION],
    async run(ctx) {
      const name = ctx.options.job;
      if (name === undefined) {
        await workDefault(deps, ctx);
        return;
      }
      const jobs = ctx.settings.customJobs.map((job) => ({ names: [job.name] }));
      const found = await clarifyName(ctx, JOB_OPTION, readName(name, jobs, { isWhole: true }));
      if (found === 'asked') return;
      const outcome = await doCustomJob(deps, ctx, found?.names[0] ?? name);
      await ('refused' in outcome ? ctx.refuse(outcome.refused) : ctx.reply(outcome.done));
    },
  });
}

async function workDefault(deps: CustomJobDeps, ctx: CommandContext): Promise<void> {
  const { invocationId, locale, settings, refuse, reply } = ctx;
  const { min, max, cooldown } = settings.economy.work;
  const amount = drawBetween(min, max);
  const key = `work:${invocationId}`;
  const earned = await earn(deps, ctx, { kind: 'work', action: 'work', cooldownMs: cooldown, amount, key });
  if (earned.outcome !== 'earned') {
    await refuse(describeWait(earned, m.work_waiting, locale));
    return;
  }
  const writing = moneyWritingOf(ctx);
  const next = time(new Date(Date.now() + cooldown), TimestampStyles.RelativeTime);
  const description = [
    m.work_done({ amount: writeMoney(amount, writing) }, { locale }),
    ...(cooldown > 0 ? [m.work_next({ when: next }, { locale })] : []),
  ].join('\n');
  const footer = { text: m.balance_now({ balance: writeMoney(earned.holdings.balance, writing) }, { locale }) };
  await reply({ embeds: [{ color: ACCENT_COLOR, description, footer }] });
}
