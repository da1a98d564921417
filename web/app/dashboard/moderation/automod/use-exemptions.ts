import type { RuleKey } from '@perigee/core/moderation/automod/catalogue';
import type { ExemptionSpan } from '@perigee/core/moderation/automod/exemptions';
import { exemptionEndpoints } from '@perigee/core/moderation/automod/exemption-endpoints';
import { casesEndpoints } from '@perigee/core/moderation/cases/endpoints';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';

/** Members exempt from automoderation. */
export function useExemptions() {
  const call = useApi();
  const { id } = useGuild();

  return useQuery({
    queryKey: ['automodSpared', id],
    queryFn: () => call(exemptionEndpoints.list, { params: { guildId: id } }),
    staleTime: 0,
  });
}

interface ExemptionInput {
  memberId: string;
  /** Null for all rules. */
  rule: RuleKey | null;
}

/** Exempts members, and ends exemptions. The list is refetched, whether the call succeeds or fails. */
export function useExempt() {
  const call = useApi();
  const queryClient = useQueryClient();
  const { id } = useGuild();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ['automodSpared', id] });

  return {
    add: useMutation({
      mutationFn: ({ memberId, rule, lasts }: ExemptionInput & { lasts: ExemptionSpan }) =>
        call(exemptionEndpoints.add, { params: { guildId: id, userId: memberId }, body: { rule, lasts } }),
      onSettled,
    }),
    end: useMutation({
      mutationFn: ({ memberId, rule }: ExemptionInput) =>
        call(exemptionEndpoints.remove, { params: { guildId: id, userId: memberId }, body: { rule } }),
      onSettled,
    }),
  };
}

/** Members whose name begins with this text; none for an empty text. */
export function useMemberSearch(name: string) {
  const call = useApi();
  const { id } = useGuild();

  return useQuery({
    queryKey: ['memberSearch', id, name],
    queryFn: () => call(casesEndpoints.people, { params: { guildId: id }, query: { as: 'member', text: name } }),
    enabled: name !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
