import type { RuleKey } from '@perigee/core/moderation/automod/catalogue';
import { automodEndpoints } from '@perigee/core/moderation/automod/endpoints';
import type { AutomodRule } from '@perigee/core/moderation/automod/schema';
import { useMutation } from '@tanstack/react-query';
import { m } from '#texts';
import { useUndoableNotice } from '../components/undo/use-undoable-notice.ts';
import { useApi } from '../../lib/api/use-api.ts';
import { useSetCachedSettings, useGuild } from '../lib/guilds/use-guild.ts';
import { useTabSettings } from '../lib/guilds/use-tab-settings.ts';
import { useText } from '../../lib/preferences/use-text.ts';

interface RuleSave {
  key: RuleKey;
  rule: AutomodRule;
  /** The version of the rules the person saw. */
  baseVersion: number;
}

/** Saves single rules and updates the page. */
export function useSaveRule() {
  const text = useText();
  const showUndoable = useUndoableNotice();
  const call = useApi();
  const { id } = useGuild();
  const settings = useTabSettings('moderation');
  const adopt = useSetCachedSettings();

  return useMutation({
    mutationFn: ({ key, rule, baseVersion }: RuleSave) =>
      call(automodEndpoints[key], { params: { guildId: id }, body: rule }, { baseVersion }),
    onSuccess: ({ version, value }, { key }) => {
      adopt({
        autoModeration: { ...settings.autoModeration, [key]: value },
        versions: { automod: version },
      });
      showUndoable(text(m.form_saved), [{ section: 'automod', version }]);
    },
  });
}
