import { affectsMembers } from '@perigee/core/rewards/levels/affects-members';
import type { Levels } from '@perigee/core/rewards/levels/schema';
import { levelsSection } from '@perigee/core/rewards/levels/section';
import { useState } from 'react';
import { useTabSettings } from '../../lib/guilds/use-tab-settings.ts';

interface ConfirmOptions {
  values: Levels;
  /** Invalid settings are submitted without the question; the form then shows why they are refused. */
  isValid: boolean;
  onSubmit: () => void;
}

/** Shows the effect of a save on members before it is made, if it has one. */
export function useAskFirst({ values, isValid, onSubmit }: ConfirmOptions) {
  const { levels: saved } = useTabSettings('economy');
  const [pending, setPending] = useState<Levels | null>(null);

  return {
    /** The settings being asked about; null for none. */
    pending,
    close: () => setPending(null),
    submit() {
      const next = levelsSection.normalise(values);
      const isAsked = next.enabled && (!saved.enabled || affectsMembers(saved, next));
      if (isAsked && isValid) setPending(next);
      else onSubmit();
    },
    confirm() {
      setPending(null);
      onSubmit();
    },
  };
}
