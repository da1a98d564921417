import { RULE_KEYS, type RuleKey } from '@perigee/core/automod/catalogue';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { m } from '#texts';
import { SettingsCard } from '../../components/settings-form/settings-card.tsx';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { useLinkedEntry } from '../../lib/settings/linked-field.ts';
import { Presets } from './presets.tsx';
import { RuleCard } from './rule-card.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { useNativeStates } from './use-native.ts';
import { useRuleCounts } from './use-rule-counts.ts';
import { useSwitchOff } from './use-rules.ts';
import { weekCounts } from './week-counts.ts';
import styles from './rules.module.css';

interface OpenedRule {
  key: RuleKey;
  /** A channel it is to leave alone, where the address says so. */
  exceptChannel: string | null;
}

/** The automoderation rules, as the catalogue lists them. Each is saved by itself. */
export function AutomodRules() {
  const text = useText();
  const { settings } = useGuild();
  const linked = useLinkedEntry('automod');
  const [query] = useSearchParams();
  const { data: counts, dataUpdatedAt } = useRuleCounts();
  const [opened, setOpened] = useState<OpenedRule | null>(() => {
    const key = RULE_KEYS.find((known) => known === linked && settings.autoModeration[known].enabled);
    return key === undefined ? null : { key, exceptChannel: query.get('except') };
  });
  const open = (key: RuleKey) => setOpened({ key, exceptChannel: null });
  const filters = useNativeStates();
  const { switchOff, isPending } = useSwitchOff();
  const active = RULE_KEYS.filter((key) => settings.autoModeration[key].enabled).length;

  return (
    <SettingsCard path="automod" title={text(m.automod_title)} text={text(m.automod_text)}>
      <p className={styles['active']}>{text(m.automod_active, { count: active, all: RULE_KEYS.length })}</p>
      <Presets />
      <ul className={styles['rules']}>
        {RULE_KEYS.map((key) => (
          <RuleCard
            key={key}
            ruleKey={key}
            week={counts === undefined ? null : weekCounts(counts, key, new Date(dataUpdatedAt))}
            filter={filters.find(({ rule }) => rule === key)}
            isSaving={isPending}
            onSwitch={(isOn) => (isOn ? open(key) : switchOff(key))}
            onOpen={() => open(key)}
          />
        ))}
      </ul>
      <RuleDialog
        ruleKey={opened?.key ?? null}
        exceptChannel={opened?.exceptChannel ?? null}
        onClose={() => setOpened(null)}
      />
    </SettingsCard>
  );
}
