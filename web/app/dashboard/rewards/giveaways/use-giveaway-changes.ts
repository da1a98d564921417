import { giveawaysEndpoints } from '@perigee/core/rewards/giveaways/endpoints';
import type { GiveawayInput } from '@perigee/core/rewards/giveaways/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useGiveawaysKey } from './use-giveaways.ts';

/** The actions on a giveaway that need only its id. */
export const GIVEAWAY_ACTIONS = ['start', 'pause', 'resume', 'end', 'cancel'] as const;
export type GiveawayAction = (typeof GIVEAWAY_ACTIONS)[number];

/** Creates giveaways. All giveaway queries are refetched, whether the call succeeds or fails. */
export function useCreateGiveaway() {
  const call = useApi();
  const { id } = useGuild();
  const onSettled = useForgetGiveaways();

  return useMutation({
    mutationFn: ({ giveaway, isDraft }: { giveaway: GiveawayInput; isDraft: boolean }) =>
      call(giveawaysEndpoints.create, { params: { guildId: id }, body: { ...giveaway, isDraft } }),
    onSettled,
  });
}

/** The actions on an existing giveaway. */
export function useGiveawayChanges(giveawayId: string) {
  const call = useApi();
  const { id } = useGuild();
  const onSettled = useForgetGiveaways();
  const params = { guildId: id, id: giveawayId };

  return {
    edit: useMutation({
      mutationFn: (body: GiveawayInput) => call(giveawaysEndpoints.edit, { params, body }),
      onSettled,
    }),
    repost: useMutation({
      mutationFn: (channel: string) => call(giveawaysEndpoints.repost, { params, body: { channel } }),
      onSettled,
    }),
    reroll: useMutation({
      mutationFn: (userId: string | null) => call(giveawaysEndpoints.reroll, { params, body: { userId } }),
      onSettled,
    }),
  };
}

interface ActionCallbacks {
  onDone: (action: GiveawayAction) => void;
  onFailed: (action: GiveawayAction, error: Error) => void;
}

/** The actions that need only its id. The callbacks are told at once: a refetched list may no longer have its card. */
export function useGiveawayAction(giveawayId: string, { onDone, onFailed }: ActionCallbacks) {
  const call = useApi();
  const { id } = useGuild();
  const onSettled = useForgetGiveaways();

  return useMutation<unknown, Error, GiveawayAction>({
    mutationFn: (action) => call(giveawaysEndpoints[action], { params: { guildId: id, id: giveawayId } }),
    onSuccess: (_, action) => onDone(action),
    onError: (error, action) => onFailed(action, error),
    onSettled,
  });
}

function useForgetGiveaways() {
  const queryClient = useQueryClient();
  const queryKey = useGiveawaysKey();
  return () => queryClient.invalidateQueries({ queryKey });
}
