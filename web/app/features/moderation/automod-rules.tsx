import { RULE_KEYS, type RuleKey } from '@perigee/core/automod/catalogue';
import { useState } from 'react';
import { m } from '#texts';
import { SettingsCard } from '../../components/settings-form/settings-card.tsx';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { useSoughtEntry } from '../../lib/settings/sought-field.ts';
import { RuleCard } from './rule-card.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { useSwitchOff } from './use-rules.ts';
import styles from './rules.module.css';

/** The automoderation rules, as the catalogue lists them. Each is saved by itself. */
export function AutomodRules() {
  const text = useText();
  const { settings } = useGuild();
  const sought = useSoughtEntry('automod');
  const [opened, setOpened] = useState<RuleKey | null>(
    () => RULE_KEYS.find((key) => key === sought && settings.autoModeration[key].enabled) ?? null,
  );
  const { switchOff, isPending } = useSwitchOff();
  const active = RULE_KEYS.filter((key) => settings.autoModeration[key].enabled).length;

  return (
    <SettingsCard path="automod" title={text(m.automod_title)} text={text(m.automod_text)}>
      <p className={styles['active']}>{text(m.automod_active, { count: active, all: RULE_KEYS.length })}</p>
      <ul className={styles['rules']}>
        {RULE_KEYS.map((key) => (
          <RuleCard
            key={key}
            ruleKey={key}
            isSaving={isPending}
            onSwitch={(isOn) => (isOn ? setOpened(key) : switchOff(key))}
            onOpen={() => setOpened(key)}
          />
        ))}
      </ul>
      <RuleDialog ruleKey={opened} onClose={() => setOpened(null)} />
    </SettingsCard>
  );
}
