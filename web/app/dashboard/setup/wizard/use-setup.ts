import type { SetupAnswers } from '@perigee/core/setup/wizard/answers';
import { setupEndpoints } from '@perigee/core/setup/wizard/endpoints';
import { guessAnswers } from '@perigee/core/setup/wizard/guess-answers';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../lib/api/use-api.ts';
import { useGuild, useReloadGuild } from '../../lib/guilds/use-guild.ts';
import { useAllSettings } from '../../lib/guilds/use-tab-settings.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';

/** The answers, the plan they result in, and applying or undoing it. */
export function useSetup() {
  const call = useApi();
  const { id, channels } = useGuild();
  const settings = useAllSettings();
  const { locale } = usePreferences();
  const reload = useReloadGuild();
  const [answers, setAnswers] = useState(() => guessAnswers({ channels, settings }, locale));
  const params = { guildId: id };
  const send = (apply: boolean) => call(setupEndpoints.apply, { params, body: { answers, apply } });

  const plan = useQuery({
    queryKey: ['setup', id, answers, settings.versions],
    queryFn: () => send(false),
    placeholderData: keepPreviousData,
  });
  const applying = useMutation({ mutationFn: () => send(true), onSuccess: reload });
  const undoing = useMutation({
    mutationFn: (change: string) => call(setupEndpoints.undo, { params: { ...params, change } }),
    onSuccess: async () => {
      await reload();
      applying.reset();
    },
  });

  const answer = (changed: Partial<SetupAnswers>) => {
    // A shown refusal was for the previous answers.
    applying.reset();
    setAnswers((current) => ({ ...current, ...changed }));
  };
  return { answers, answer, plan, applying, undoing };
}
