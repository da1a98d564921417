import type { Automod } from '@perigee/core/moderation/automod/schema';
import { automodSection } from '@perigee/core/moderation/automod/section';
import { useMutation } from '@tanstack/react-query';
import { m } from '#texts';
import { useUndoableNotice } from '../../components/undo/use-undoable-notice.ts';
import { useSendSection } from '../../components/settings-form/use-send-section.ts';
import { useSetCachedSettings } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';

interface RulesSave {
  automod: Automod;
  /** The version of the rules the person saw. */
  baseVersion: number;
}

/** Saves all rules at once and updates the page. */
export function useSaveRules() {
  const text = useText();
  const showUndoable = useUndoableNotice();
  const send = useSendSection(automodSection);
  const adopt = useSetCachedSettings();

  return useMutation({
    mutationFn: ({ automod, baseVersion }: RulesSave) => send(automod, baseVersion),
    onSuccess: ({ version, value }) => {
      adopt({ autoModeration: value, versions: { automod: version } });
      showUndoable(text(m.form_saved), [{ section: 'automod', version }]);
    },
  });
}
