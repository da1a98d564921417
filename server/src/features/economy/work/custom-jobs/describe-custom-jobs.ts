import type { CustomJob } from '@perigee/core/economy/custom-jobs/schema';
import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIComponentInMessageActionRow,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import { m } from '#texts';
import type { ReplyBody } from '../../../../bot/command-context.ts';
import type { InvocationContext } from '../../../../bot/invocation-context.ts';
import { moneyWritingOf } from '../../balances/write-money.ts';
import { describeCustomJob } from './describe-custom-job.ts';
import { actingCustomJobs } from './find-custom-job.ts';
import { chooseCustomJobId, customJobsPageId } from './custom-job-ids.ts';

/** Jobs per page: with descriptions of 1000 characters, more would exceed the platform's 6000 per message. */
const PAGE_SIZE = 4;

interface CustomJobsView {
  /** From 1; past the end, the last page is shown. */
  page: number;
  /** When this member may act again, by action. */
  waits: ReadonlyMap<string, Date>;
}

/** The cooldown action of a job. */
export function actionOf({ name }: CustomJob): string {
  return `job:${name}`;
}

/** A page of the guild's jobs with a select to do one; null if there are none. */
export function describeCustomJobs(
  ctx: Pick<InvocationContext, 'settings' | 'locale' | 'user'>,
  view: CustomJobsView,
): ReplyBody | null {
  const { settings, locale, user } = ctx;
  const jobs = actingCustomJobs(settings);
  if (jobs.length === 0) return null;
  const pages = Math.ceil(jobs.length / PAGE_SIZE);
  const page = Math.min(Math.max(1, view.page), pages);
  const shown = jobs.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const writing = moneyWritingOf(ctx);
  return {
    ...(pages > 1 && { content: m.board_page({ page, pageCount: pages }, { locale }) }),
    embeds: shown.map((job) =>
      describeCustomJob({ job, hasBoost: settings.boost, readyAt: view.waits.get(actionOf(job)) }, writing),
    ),
    components: [chooseRow(jobs, ctx), ...(pages > 1 ? [turnRow({ page, pages, ownerId: user.id }, ctx)] : [])],
  };
}

type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

function chooseRow(jobs: readonly CustomJob[], { locale, user }: Pick<InvocationContext, 'locale' | 'user'>): Row {
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.StringSelect,
        custom_id: chooseCustomJobId.write({ ownerId: user.id }),
        placeholder: m.jobs_choose({}, { locale }),
        options: jobs.map(({ name }) => ({ label: name, value: name })),
      },
    ],
  };
}

interface PageOptions {
  page: number;
  pages: number;
  ownerId: string;
}

function turnRow({ page, pages, ownerId }: PageOptions, { locale }: Pick<InvocationContext, 'locale'>): Row {
  const turn = (label: string, to: number): APIButtonComponent => ({
    type: ComponentType.Button,
    style: ButtonStyle.Secondary,
    label,
    custom_id: customJobsPageId.write({ ownerId, page: to }),
    disabled: to < 1 || to > pages,
  });
  return {
    type: ComponentType.ActionRow,
    components: [turn(m.board_previous({}, { locale }), page - 1), turn(m.board_next({}, { locale }), page + 1)],
  };
}
