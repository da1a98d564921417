import { holds } from '@perigee/core/base/permissions/permissions';
import { m } from '#texts';
import type { ComponentContext } from '../../../bot/components/component-context.ts';
import { type Component, defineComponent } from '../../../bot/components/define-component.ts';
import { describePoll } from './describe-poll.ts';
import { closeId, legacyPollIds, voteId } from './poll-button.ts';
import type { PollStore } from './poll-store.ts';

/** The buttons of a poll: one for each answer, and one that closes it. */
export function pollComponents(store: PollStore): Component[] {
  return [
    defineComponent({
      id: voteId,
      noCommand: 'anybody may vote in a poll that was posted for them',
      mayPress: 'anybody',
      legacy: legacyPollIds.vote,
      async run(ctx, { pollId, answer }) {
        const isCounted = await store.vote(ctx.guildId, pollId, ctx.user.id, answer);
        await (isCounted ? show(ctx, store, pollId) : refuseOver(ctx));
      },
    }),
    defineComponent({
      id: closeId,
      noCommand: 'an author closes their poll even if they may start no others',
      mayPress: 'anybody',
      legacy: legacyPollIds.close,
      async run(ctx, { pollId }) {
        const { guildId, user, permissions, locale } = ctx;
        const poll = await store.find(guildId, pollId);
        if (poll === null) {
          await refuseOver(ctx);
          return;
        }
        if (poll.authorId !== user.id && !holds(permissions, 'ManageMessages')) {
          await ctx.refuse(m.poll_not_yours({}, { locale }));
          return;
        }
        await store.close(guildId, pollId);
        await show(ctx, store, pollId);
      },
    }),
  ];
}

async function show(ctx: ComponentContext, store: PollStore, pollId: string): Promise<void> {
  const poll = await store.find(ctx.guildId, pollId);
  await (poll === null ? refuseOver(ctx) : ctx.update(describePoll(poll, ctx.locale)));
}

function refuseOver({ refuse, locale }: ComponentContext): Promise<void> {
  return refuse(m.poll_over({}, { locale }));
}
