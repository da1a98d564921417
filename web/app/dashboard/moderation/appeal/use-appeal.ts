import { appealEndpoints, type StatusReply } from '@perigee/core/moderation/appeal/endpoints';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorCode } from '../../../lib/api/api-error.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { forgetDraft } from './answer-draft.ts';
import { type AppealOutcome, outcomeOf } from './appeal-outcome.ts';

/** Whether the person may appeal; refetched when they come back to the tab, because another tab may have submitted. */
export function useAppealStatus(userId: string) {
  const call = useApi();

  return useQuery({
    queryKey: ['appeal', userId],
    queryFn: () => call(appealEndpoints.status, {}),
    staleTime: 0,
  });
}

/** Submits the answers only once, however often the button is pressed; the outcome replaces the form. */
export function useSubmitAppeal() {
  const call = useApi();
  const { locale } = usePreferences();
  const hasBegun = useRef(false);
  const submission = useMutation({
    mutationFn: async (answers: string[]): Promise<AppealOutcome> => {
      const { code } = await call(appealEndpoints.submit, { body: { answers } }, { locale });
      forgetDraft();
      return outcomeOf(code);
    },
  });

  return {
    isSubmitting: submission.isPending,
    /** Null until an outcome replaces the form. */
    outcome: submission.isError ? outcomeOfError(submission.error) : (submission.data ?? null),
    submit: (answers: string[]) => {
      if (hasBegun.current) return;
      hasBegun.current = true;
      submission.mutate(answers);
    },
  };
}

/** The outcome shown when the page opens. */
export function outcomeOfStatus({ code }: StatusReply): AppealOutcome {
  return outcomeOf(code);
}

function outcomeOfError(error: Error): AppealOutcome {
  return outcomeOf(errorCode(error));
}
