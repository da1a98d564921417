import { GatewayDispatchEvents as Event } from 'discord-api-types/v10';
import { defineListener, type Listener, type ListenerContext } from '../../../../../bot/define-listener.ts';
import { enqueueObserve, type Observation } from '../case-jobs.ts';
import type { CaseJobDeps } from '../case-job-deps.ts';
import { isExplained } from './is-explained.ts';
import { retryWithPauses } from '../../../../../events/retry-with-pauses.ts';

/** Observes bans through gateway events, for guilds whose audit log is unreadable or lacks the entry. */
export function observeBans(deps: Pick<CaseJobDeps, 'events' | 'store'>): Listener[] {
  const observe = (kind: 'ban' | 'unban') => (ctx: ListenerContext, data: { guild_id: string; user: ObservedUser }) => {
    const { id: memberId, username: memberName } = data.user;
    const observation = { kind, memberId, memberName, at: Date.now(), until: null, roleId: null };
    return retryWithPauses(ctx.log, () => handleObservation(deps, data.guild_id, observation));
  };
  return [defineListener(Event.GuildBanAdd, observe('ban')), defineListener(Event.GuildBanRemove, observe('unban'))];
}

interface ObservedUser {
  id: string;
  username: string;
}

/** Schedules an investigation unless a case explains the observation. */
export async function handleObservation(
  { events, store }: Pick<CaseJobDeps, 'events' | 'store'>,
  guildId: string,
  observation: Observation,
): Promise<void> {
  if (await isExplained(store, guildId, observation)) return;
  await events.transaction((tx) => enqueueObserve(tx, guildId, observation));
}
