import { GatewayDispatchEvents } from 'discord-api-types/v10';
import { defineListener, type Listener } from '../../../../../bot/define-listener.ts';
import { enqueueRemute } from '../case-jobs.ts';
import type { CaseJobDeps } from '../case-job-deps.ts';
import { retryWithPauses } from '../../../../../events/retry-with-pauses.ts';

/** Members who leave while muted by role are muted again when they rejoin. */
export function remuteOnReturn({ events, store }: Pick<CaseJobDeps, 'events' | 'store'>): Listener {
  return defineListener(GatewayDispatchEvents.GuildMemberAdd, (ctx, { guild_id: guildId, user, joined_at: at }) =>
    retryWithPauses(ctx.log, async () => {
      const mutes = await store.inForce(guildId, user.id, 'mute');
      const byRole = mutes.filter(({ method }) => method === 'role');
      if (byRole.length === 0) return;
      await events.transaction(async (tx) => {
        for (const mute of byRole) await enqueueRemute(tx, mute, at ?? '');
      });
    }),
  );
}
