import type { RuleKey } from '@perigee/core/automod/catalogue';
import { automodEndpoints } from '@perigee/core/automod/endpoints';
import type { AutomodRule } from '@perigee/core/automod/schema';
import { useMutation } from '@tanstack/react-query';
import { m } from '#texts';
import { errorText } from '../../lib/api/error-text.ts';
import { useApi } from '../../lib/api/use-api.ts';
import { useAdoptSettings, useGuild, useReloadGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { say } from '../../lib/snackbar/snackbar-store.ts';

interface RuleSave {
  key: RuleKey;
  rule: AutomodRule;
  /** The version of the rules when the person saw this one. */
  baseVersion: number;
}

/** Saves rules one by one, and lets the page show what was saved. */
export function useSaveRule() {
  const text = useText();
  const call = useApi();
  const { id, settings } = useGuild();
  const adopt = useAdoptSettings();

  return useMutation({
    mutationFn: ({ key, rule, baseVersion }: RuleSave) =>
      call(automodEndpoints[key], { params: { guildId: id }, body: rule }, { baseVersion }),
    onSuccess: ({ version, value }, { key }) => {
      adopt({
        autoModeration: { ...settings.autoModeration, [key]: value },
        versions: { automod: version },
      });
      say('good', text(m.form_saved));
    },
  });
}

/** Switches an enabled rule off, which is shown at once and taken back where it fails (spec.md 4). */
export function useSwitchOff() {
  const text = useText();
  const { settings } = useGuild();
  const adopt = useAdoptSettings();
  const save = useSaveRule();
  const reloadGuild = useReloadGuild();

  const switchOff = (key: RuleKey) => {
    const { autoModeration } = settings;
    const rule = { ...autoModeration[key], enabled: false };
    adopt({ autoModeration: { ...autoModeration, [key]: rule }, versions: {} });
    save.mutate(
      { key, rule, baseVersion: settings.versions['automod'] ?? 0 },
      {
        onError: (error) => {
          adopt({ autoModeration, versions: {} });
          say('bad', errorText(text, error));
          void reloadGuild();
        },
      },
    );
  };
  return { switchOff, isPending: save.isPending };
}
