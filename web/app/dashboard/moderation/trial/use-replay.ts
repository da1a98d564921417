import { automodReplayEndpoints } from '@perigee/core/moderation/automod-replay/endpoints';
import { type Automod, DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { isSame } from '@perigee/core/base/sections/is-same';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useTabSettings } from '../../lib/guilds/use-tab-settings.ts';
import type { TriedDraft } from './use-trial.ts';

/** Tests rules against recent messages: the saved ones, or a draft alone. A result for other rules is hidden. */
export function useReplay(draft: TriedDraft | null) {
  const call = useApi();
  const { id } = useGuild();
  const settings = useTabSettings('moderation');
  const rules: Automod = draft === null ? settings.autoModeration : { ...DEFAULT_AUTOMOD, [draft.ruleKey]: draft.rule };
  const replay = useMutation({
    mutationFn: (body: { rules: Automod }) => call(automodReplayEndpoints.replay, { params: { guildId: id }, body }),
  });
  const isOfThese = replay.variables !== undefined && isSame(replay.variables.rules, rules);

  return {
    run: () => replay.mutate({ rules }),
    isRunning: replay.isPending,
    error: isOfThese ? replay.error : null,
    reply: isOfThese ? replay.data : undefined,
  };
}

export type ReplayReply = NonNullable<ReturnType<typeof useReplay>['reply']>;
