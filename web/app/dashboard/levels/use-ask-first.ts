import { changesMembers } from '@perigee/core/levels/changes-members';
import type { Levels } from '@perigee/core/levels/schema';
import { levelsSection } from '@perigee/core/levels/section';
import { useState } from 'react';
import { useGuild } from '../lib/guilds/use-guild.ts';

interface Asking {
  values: Levels;
  /** Of what is wrong nobody can say what it does; the form shows why. */
  isValid: boolean;
  onSubmit: () => void;
}

/** Shows what a save does to members before it is made, where it does anything. */
export function useAskFirst({ values, isValid, onSubmit }: Asking) {
  const { levels: saved } = useGuild().settings;
  const [wanted, setWanted] = useState<Levels | null>(null);

  return {
    /** What is asked about; null while nothing is. */
    wanted,
    close: () => setWanted(null),
    submit() {
      const next = levelsSection.normalise(values);
      const isAsked = next.enabled && (!saved.enabled || changesMembers(saved, next));
      if (isAsked && isValid) setWanted(next);
      else onSubmit();
    },
    confirm() {
      setWanted(null);
      onSubmit();
    },
  };
}
