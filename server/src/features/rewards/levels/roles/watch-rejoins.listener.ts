import { GatewayDispatchEvents } from 'discord-api-types/v10';
import { defineListener, type Listener } from '../../../../bot/define-listener.ts';

/** Joins within this time are checked together, in milliseconds, so that a raid takes few queries. */
const GATHER_MS = 500;

/** Watches for members who join and may have had levels before they left. */
export function watchRejoins(giveBack: (guildId: string, userIds: readonly string[]) => Promise<void>): {
  listener: Listener;
  /** Waits for the joins being gathered. */
  drain: () => Promise<void>;
} {
  const waiting = new Map<string, { userIds: Set<string>; done: Promise<void> }>();

  const gather = (guildId: string, userId: string): Promise<void> => {
    const gathered = waiting.get(guildId);
    if (gathered !== undefined) {
      gathered.userIds.add(userId);
      return gathered.done;
    }
    const userIds = new Set([userId]);
    const done = new Promise((resolve) => setTimeout(resolve, GATHER_MS)).then(() => {
      waiting.delete(guildId);
      return giveBack(guildId, [...userIds]);
    });
    waiting.set(guildId, { userIds, done });
    return done;
  };

  return {
    listener: defineListener(
      GatewayDispatchEvents.GuildMemberAdd,
      async ({ settings }, { guild_id: guildId, user }) => {
        const { enabled, rewards } = (await settings.get(guildId)).levels;
        if (enabled && rewards.some(({ role }) => role !== null)) await gather(guildId, user.id);
      },
    ),
    drain: async () => {
      await Promise.allSettled([...waiting.values()].map(({ done }) => done));
    },
  };
}
