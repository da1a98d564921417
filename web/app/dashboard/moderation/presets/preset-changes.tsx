import { RULE_KEYS } from '@perigee/core/moderation/automod/catalogue';
import type { Automod } from '@perigee/core/moderation/automod/schema';
import { m } from '#texts';
import { RULE_TEXTS } from '../../components/automod-rule/rule-texts.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { presetLines } from './preset-lines.ts';
import styles from './presets.module.css';

/** What a preset changes, rule by rule, with old and new values. */
export function PresetChanges({ before, after }: { before: Automod; after: Automod }) {
  const text = useText();
  const { locale } = usePreferences();
  const changed = RULE_KEYS.map((key) => ({
    key,
    lines: presetLines({ text, locale }, key, before[key], after[key]),
  })).filter(({ lines }) => lines.length > 0);

  return (
    <ul className={styles['changes']} aria-label={text(m.preset_changes)}>
      {changed.map(({ key, lines }) => (
        <li key={key}>
          <h3>
            <Icon name={RULE_TEXTS[key].icon} size={18} />
            {text(RULE_TEXTS[key].title)}
          </h3>
          <dl>
            {lines.map(({ label, before: was, after: is }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <span className="visually-hidden">{text(m.change_before)} </span>
                  <s>{was}</s>
                  <span aria-hidden="true">→</span>
                  <span className="visually-hidden">{text(m.change_after)} </span>
                  <strong>{is}</strong>
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
