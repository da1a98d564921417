import type { OverviewProblem } from '@perigee/core/setup/overview/endpoints';
import type { ProblemContext } from '../../problems.ts';

/** Log channels that should have a webhook, where the bot posts itself instead. */
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
