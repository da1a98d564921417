import type { RuleKey } from '@perigee/core/moderation/automod/catalogue';
import type { NativeState } from '@perigee/core/moderation/automod/native/endpoints';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { SwitchRow } from '../../components/pickers/switch-row.tsx';
import { SelectBox } from '../../components/selection/select-box.tsx';
import { useChannelName } from '../../lib/guilds/use-channel-name.ts';
import { useTabSettings } from '../../lib/guilds/use-tab-settings.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { RULE_TEXTS } from '../../components/automod-rule/rule-texts.ts';
import { RuleFilter } from '../native/rule-filter.tsx';
import { RuleWeek } from './rule-week.tsx';
import { summarise } from './summarise-rule.ts';
import styles from './rules.module.css';

/** How often the remaining time is updated, in milliseconds. */
const MINUTE_MS = 60_000;

interface RuleCardProps {
  ruleKey: RuleKey;
  /** How often it fired on each of the last seven days; null until loaded. */
  week: readonly number[] | null;
  /** Its state in the platform's own filter; undefined where it cannot be mirrored or is not loaded yet. */
  filter: NativeState | undefined;
  isSaving: boolean;
  /** Whether it is selected; null outside selection mode. */
  isChosen: boolean | null;
  onChoose: () => void;
  onSwitch: (isOn: boolean) => void;
  onOpen: () => void;
}

/** A rule: what it matches, whether it is on, and what it does. */
export function RuleCard(props: RuleCardProps) {
  const { ruleKey, week, filter, isSaving, isChosen, onChoose, onSwitch, onOpen } = props;
  const text = useText();
  const { locale } = usePreferences();
  const nameOf = useChannelName();
  const settings = useTabSettings('moderation');
  const now = useNow(MINUTE_MS);
  const { icon, title, text: what } = RULE_TEXTS[ruleKey];
  const rule = settings.autoModeration[ruleKey];
  const name = text(title);

  return (
    <li className={styles['rule']} data-on={rule.enabled}>
      {isChosen === null ? (
        <span className={styles['mark']}>
          <Icon name={icon} />
        </span>
      ) : (
        <SelectBox label={text(m.select_one, { name })} isChosen={isChosen} onToggle={onChoose} />
      )}
      <SwitchRow
        label={name}
        hint={text(what)}
        path={`automod.${ruleKey}`}
        value={rule.enabled}
        disabled={isSaving}
        onChange={onSwitch}
      />
      {rule.enabled && (
        <div className={styles['foot']}>
          <ul className={styles['effects']} aria-label={text(m.automod_effects)}>
            {summarise({ text, locale, nameOf, now }, settings.autoModeration, ruleKey).map(({ icon: mark, words }) => (
              <li key={words}>
                <Icon name={mark} size={16} />
                {words}
              </li>
            ))}
          </ul>
          <RuleWeek ruleKey={ruleKey} week={week} />
          <Button size="small" onClick={onOpen} aria-label={text(m.automod_settings_of, { rule: name })}>
            {text(m.automod_settings)}
          </Button>
        </div>
      )}
      {filter !== undefined && <RuleFilter filter={filter} />}
    </li>
  );
}
