import type { OverviewProblem } from '@perigee/core/overview/endpoints';
import type { ProblemContext } from '../../problems.ts';

/** Log channels that were to be fed through a webhook, and are written in by the bot instead. */
export function webhookProblems(
  { channels }: Pick<ProblemContext, 'channels'>,
  channelIds: readonly string[],
): OverviewProblem[] {
  return channels
    .filter(({ id }) => channelIds.includes(id))
    .map(({ name }) => ({
      code: 'webhookMissing',
      section: 'logs',
      tab: 'logs',
      path: 'webhooks',
      name,
      permission: null,
    }));
}
