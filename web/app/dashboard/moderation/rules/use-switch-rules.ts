import type { RuleKey } from '@perigee/core/moderation/automod/catalogue';
import { automodEndpoints, automodSwitchEndpoints } from '@perigee/core/moderation/automod/endpoints';
import type { Automod, AutomodRule } from '@perigee/core/moderation/automod/schema';
import { versionOf } from '@perigee/core/community/guilds/section-version';
import { useMutation } from '@tanstack/react-query';
import { m } from '#texts';
import { inlineErrorText } from '../../components/inline-edit/inline-error-text.ts';
import { useUndoableNotice } from '../../components/undo/use-undoable-notice.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { useSetCachedSettings, useGuild, useReloadGuild } from '../../lib/guilds/use-guild.ts';
import { useTabSettingsNow } from '../../lib/guilds/use-tab-settings.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';

interface RuleSwitch {
  rules: readonly RuleKey[];
  enabled: boolean;
}

/** Switches rules on, with their current settings, or off; shown at once and reverted if the call fails. */
export function useSwitchRules() {
  const text = useText();
  const call = useApi();
  const { id } = useGuild();
  const settingsNow = useTabSettingsNow('moderation');
  const adopt = useSetCachedSettings();
  const showUndoable = useUndoableNotice();
  const reloadGuild = useReloadGuild();

  const switching = useMutation({
    mutationFn: async ({ rules, enabled }: RuleSwitch) => {
      const { autoModeration, versions } = settingsNow();
      const base = { baseVersion: versionOf(versions, 'automod') };
      const params = { guildId: id };
      const [only, another] = rules;
      if (only === undefined || another !== undefined) {
        return call(automodSwitchEndpoints.switch, { params, body: { rules: [...rules], enabled } }, base);
      }
      // A single rule is saved like from its dialog (docs/rules/automod.md#switching).
      const body: AutomodRule = { ...autoModeration[only], enabled };
      const { version, value } = await call(automodEndpoints[only], { params, body }, base);
      return { version, value: { ...settingsNow().autoModeration, [only]: value } };
    },
    onMutate: ({ rules, enabled }) => {
      const { autoModeration } = settingsNow();
      adopt({ autoModeration: withRulesEnabled(autoModeration, rules, enabled), versions: {} });
      return autoModeration;
    },
    onSuccess: ({ version, value }) => {
      adopt({ autoModeration: value, versions: { automod: version } });
      showUndoable(text(m.form_saved), [{ section: 'automod', version }]);
    },
    onError: (error, _switching, before) => {
      if (before !== undefined) adopt({ autoModeration: before, versions: {} });
      notify('error', inlineErrorText(text, error));
      void reloadGuild();
    },
  });

  return {
    switchRules: (rules: readonly RuleKey[], enabled: boolean) => switching.mutate({ rules, enabled }),
    isPending: switching.isPending,
  };
}

function withRulesEnabled(automod: Automod, rules: readonly RuleKey[], enabled: boolean): Automod {
  const next = { ...automod };
  for (const key of rules) Object.assign(next, { [key]: { ...automod[key], enabled } });
  return next;
}
