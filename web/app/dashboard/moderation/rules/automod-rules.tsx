import { RULE_KEYS, type RuleKey } from '@perigee/core/moderation/automod/catalogue';
import { automodSiteEndpoints } from '@perigee/core/moderation/automod/site-endpoints';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { m } from '#texts';
import { RunningRaid } from '../../components/running-raid/running-raid.tsx';
import { useSelection } from '../../components/selection/use-selection.ts';
import { SettingsCard } from '../../components/settings-form/settings-card.tsx';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useTabSettings } from '../../lib/guilds/use-tab-settings.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { useLinkedEntry } from '../../../lib/settings/linked-field.ts';
import { Presets } from '../presets/presets.tsx';
import { RuleCard } from './rule-card.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { useNativeStates } from '../native/use-native.ts';
import { RuleSelection } from './rule-selection.tsx';
import { useSwitchRules } from './use-switch-rules.ts';
import { weekCounts } from './week-counts.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import styles from './rules.module.css';

/** The automoderation rules in the order of the catalogue. Each is saved separately. */
export function AutomodRules() {
  const text = useText();
  const settings = useTabSettings('moderation');
  const { data: counts, dataUpdatedAt } = useRuleCounts();
  const [opened, setOpened] = useState<RuleKey | null>(null);
  useLinkedEntry('automod', (linked) => {
    setOpened(RULE_KEYS.find((each) => each === linked && settings.autoModeration[each].enabled) ?? null);
  });
  const filters = useNativeStates();
  const { switchRules, isPending } = useSwitchRules();
  const selection = useSelection(RULE_KEYS);
  const active = RULE_KEYS.filter((key) => settings.autoModeration[key].enabled).length;
  const summary = text(m.automod_active, { count: active, all: RULE_KEYS.length });

  return (
    <SettingsCard
      path="automod"
      title={text(m.automod_title)}
      text={text(m.automod_text)}
      fold={{ place: 'moderation.automod', summary }}
    >
      <p className={styles['active']}>{summary}</p>
      <RunningRaid />
      <Presets />
      <RuleSelection selection={selection} isPending={isPending} onSwitch={switchRules} />
      <ul className={styles['rules']}>
        {RULE_KEYS.map((key) => (
          <RuleCard
            key={key}
            ruleKey={key}
            week={counts === undefined ? null : weekCounts(counts, key, new Date(dataUpdatedAt))}
            filter={filters.find(({ rule }) => rule === key)}
            isSaving={isPending}
            isChosen={selection.isOn ? selection.isChosen(key) : null}
            onChoose={() => selection.toggle(key)}
            // Switching a rule on opens its dialog; it is on once its settings are saved
            // (docs/rules/automod.md#switching).
            onSwitch={(isOn) => (isOn ? setOpened(key) : switchRules([key], false))}
            onOpen={() => setOpened(key)}
          />
        ))}
      </ul>
      <p className={styles['active']}>{text(m.automod_order)}</p>
      <RuleDialog ruleKey={opened} onClose={() => setOpened(null)} />
    </SettingsCard>
  );
}

/** How often each rule fired on each of the last seven days. */
function useRuleCounts() {
  const call = useApi();
  const { id } = useGuild();

  return useQuery({
    queryKey: ['automodCounts', id],
    queryFn: () => call(automodSiteEndpoints.counts, { params: { guildId: id } }),
    staleTime: 30_000,
  });
}
