import { casesEndpoints } from '@perigee/core/moderation/cases/endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { m } from '#texts';
import { useApi } from '../../../lib/api/use-api.ts';
import { useCasesKey, useGuildId } from '../../lib/guilds/use-viewed-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';

/** The actions on a case. All case queries are refetched, whether the action succeeds or fails. */
export function useCaseChanges(caseNumber: number, { onLifted }: { onLifted?: () => void } = {}) {
  const text = useText();
  const call = useApi();
  const queryClient = useQueryClient();
  const guildId = useGuildId();
  const queryKey = useCasesKey();
  const onSettled = () => queryClient.invalidateQueries({ queryKey });
  const params = { guildId, number: String(caseNumber) };

  return {
    edit: useMutation({
      mutationFn: (body: { reason?: string; durationMs?: number }) => call(casesEndpoints.edit, { params, body }),
      onSettled,
    }),
    lift: useMutation({
      mutationFn: (reason: string) =>
        call(casesEndpoints.lift, { params, body: reason.trim() === '' ? {} : { reason } }),
      // Told at once, like a retry: the refetched list of punishments in force no longer has the row.
      ...(onLifted && { onSuccess: onLifted }),
      onSettled,
    }),
    retry: useMutation({
      mutationFn: () => call(casesEndpoints.retry, { params }),
      onSuccess: () => notify('success', text(m.case_retried)),
      onSettled,
    }),
  };
}
