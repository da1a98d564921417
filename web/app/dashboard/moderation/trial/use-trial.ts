import { useDebouncedValue } from '@mantine/hooks';
import type { RuleKey } from '@perigee/core/moderation/automod/catalogue';
import { type AutomodRule, DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { automodSiteEndpoints, TRIED_MAX } from '@perigee/core/moderation/automod/site-endpoints';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useTabSettings } from '../../lib/guilds/use-tab-settings.ts';

/** How long typing must pause before the rules are tested, in milliseconds. */
const PAUSE_MS = 300;

/** A rule being edited. */
export interface TriedDraft {
  ruleKey: RuleKey;
  rule: AutomodRule;
  /** An invalid draft cannot be tested. */
  isValid: boolean;
}

export interface TrialInput {
  content: string;
  roles: string[];
  channel: string | null;
}

/**
 * The result of a message for the rules: the saved ones, or a draft alone. Keeps the last result while the next one
 * loads.
 */
export function useTrial({ content, roles, channel }: TrialInput, draft: TriedDraft | null) {
  const call = useApi();
  const { id } = useGuild();
  const [debounced] = useDebouncedValue(content, PAUSE_MS);
  const [rule] = useDebouncedValue(draft?.rule ?? null, PAUSE_MS);
  const { autoModeration: saved } = useTabSettings('moderation');
  const rules = draft === null || rule === null ? null : { ...DEFAULT_AUTOMOD, [draft.ruleKey]: rule };
  const isAskable = debounced.trim() !== '' && debounced.length <= TRIED_MAX && (draft?.isValid ?? true);

  const query = useQuery({
    queryKey: ['automodTrial', id, debounced, roles, channel, rules ?? saved],
    queryFn: async () => {
      const body = { content: debounced, roles, channel, ...(rules !== null && { rules }) };
      const reply = await call(automodSiteEndpoints.tryOut, { params: { guildId: id }, body });
      return { ...reply, content: debounced, automod: rules ?? saved };
    },
    enabled: isAskable,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  const isWaiting = query.isFetching || debounced !== content || rule !== (draft?.rule ?? null);
  return { ...query, isWaiting, shown: isAskable && content.trim() !== '' ? query.data : undefined };
}

export type TrialReply = NonNullable<ReturnType<typeof useTrial>['shown']>;
