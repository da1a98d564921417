import { time, TimestampStyles } from '@discordjs/formatters';
import type { CustomJob } from '@perigee/core/economy/custom-jobs/schema';
import { renderTemplate } from '@perigee/core/base/templates/rendering/render-template';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import { m } from '#texts';
import { escapeText } from '../../../../texts/people-text.ts';
import type { ReplyBody } from '../../../../bot/command-context.ts';
import type { InvocationContext } from '../../../../bot/invocation-context.ts';
import { moneyWritingOf, writeMoney } from '../../balances/write-money.ts';
import { type GuildDirectory, guildValues, memberValues } from '../../../community/index.ts';

interface DoneCustomJob {
  job: CustomJob;
  /** What was earned; negative if it cost money. */
  salary: number;
  balance: number;
}

/** The reply to a finished job: its own ending message, or the usual one without it. */
export async function endCustomJob(
  ctx: InvocationContext,
  done: DoneCustomJob,
  directory: Pick<GuildDirectory, 'get'>,
): Promise<ReplyBody> {
  const { log } = ctx.bot;
  if (done.job.message === '') return defaultReply(ctx, done);
  // The money is already booked, so a failing message must not look like failed work.
  const content = await render(ctx, done, directory).catch((error: unknown) => {
    log.warn({ err: error, guildId: ctx.guildId }, 'failed to render custom job message');
    return '';
  });
  return content === '' ? defaultReply(ctx, done) : { content };
}

async function render(
  { bot, guildId, channelId, user, nick, joinedAt, settings }: InvocationContext,
  { job, salary, balance }: DoneCustomJob,
  directory: Pick<GuildDirectory, 'get'>,
): Promise<string> {
  const { name, icon, memberCount, channels } = await directory.get(guildId);
  const { cdnUrl } = bot.site;
  const member = { user, nick, joined_at: joinedAt?.toISOString() ?? null };
  const { content } = renderTemplate(job.message, 'job', {
    member: memberValues(member, cdnUrl),
    guild: guildValues({ id: guildId, name, icon, memberCount }, cdnUrl),
    channel: { id: channelId, name: channels.find(({ id }) => id === channelId)?.name ?? null },
    work: { name: job.name, salary, balance, symbol: settings.economy.moneySymbol },
  });
  return content;
}

function defaultReply(ctx: InvocationContext, { job, salary, balance }: DoneCustomJob): ReplyBody {
  const { settings, locale } = ctx;
  const writing = moneyWritingOf(ctx);
  const reported = salary < 0 ? m.job_cost : m.job_done;
  const amount = writeMoney(Math.abs(salary), writing);
  const next = time(new Date(Date.now() + job.cooldown), TimestampStyles.RelativeTime);
  const description = [
    reported({ job: escapeText(job.name), amount }, { locale }),
    ...(job.cooldown > 0 ? [m.job_next({ when: next }, { locale })] : []),
  ].join('\n');
  return {
    embeds: [
      {
        color: ACCENT_COLOR,
        description,
        footer: { text: m.balance_now({ balance: writeMoney(balance, writing) }, { locale }) },
        ...(settings.boost && job.iconUrl !== '' && { thumbnail: { url: job.iconUrl } }),
      },
    ],
  };
}
