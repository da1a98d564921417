import type { Automod } from '@perigee/core/automod/schema';
import { automodSection } from '@perigee/core/automod/section';
import { useMutation } from '@tanstack/react-query';
import { m } from '#texts';
import { useSayUndoable } from '../../components/undo/use-say-undoable.ts';
import { useSendSection } from '../../components/settings-form/use-send-section.ts';
import { useAdoptSettings } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';

interface RulesSave {
  automod: Automod;
  /** The version of the rules the person saw. */
  baseVersion: number;
}

/** Saves all rules at once and updates the page. */
export function useSaveRules() {
  const text = useText();
  const sayUndoable = useSayUndoable();
  const send = useSendSection(automodSection);
  const adopt = useAdoptSettings();

  return useMutation({
    mutationFn: ({ automod, baseVersion }: RulesSave) => send(automod, baseVersion),
    onSuccess: ({ version, value }) => {
      adopt({ autoModeration: value, versions: { automod: version } });
      sayUndoable(text(m.form_saved), [{ section: 'automod', version }]);
    },
  });
}
