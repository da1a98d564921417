import type { RuleKey } from '@perigee/core/moderation/automod/catalogue';
import { isNativeRule } from '@perigee/core/moderation/automod/native/native-rule';
import { m } from '#texts';
import { SwitchRow } from '../../components/pickers/switch-row.tsx';
import { useTabSettings } from '../../lib/guilds/use-tab-settings.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { PunishmentFields } from '../punishment-fields.tsx';
import type { RuleFieldsProps } from '../rule-fields.ts';
import { RuleMessage } from './rule-message.tsx';
import { RuleMirror } from '../native/rule-mirror.tsx';
import { TrialFields } from '../trial/trial-fields.tsx';
import styles from '../moderation.module.css';

interface RuleEffectsProps extends RuleFieldsProps {
  ruleKey: RuleKey;
  isAboutMessages: boolean;
  /** When the saved rule's trial ends, in milliseconds since 1970. */
  savedUntil: number | null;
}

/** The consequences of breaking the rule: delete the message, post a message, punish the member. */
export function RuleEffects({ ruleKey, isAboutMessages, savedUntil, ...fields }: RuleEffectsProps) {
  const text = useText();
  const { rule, onChange } = fields;

  return (
    <fieldset className={styles['part']}>
      <legend>{text(isAboutMessages ? m.automod_effects : m.automod_acting)}</legend>
      <SwitchRow
        label={text(m.automod_logOnly)}
        path="logOnly"
        hint={text(m.automod_logOnly_hint)}
        value={rule.logOnly}
        onChange={(logOnly) => onChange({ ...rule, logOnly })}
      />
      {!rule.logOnly && <TrialFields {...fields} savedUntil={savedUntil} />}
      {isAboutMessages && (
        <>
          <SwitchRow
            label={text(m.automod_delete)}
            path="deleteMessages"
            hint={text(m.automod_delete_hint)}
            value={rule.deleteMessages}
            onChange={(deleteMessages) => onChange({ ...rule, deleteMessages })}
          />
          {isNativeRule(ruleKey) && rule.deleteMessages && <RuleMirror ruleKey={ruleKey} {...fields} />}
        </>
      )}
      <RuleMessage {...fields} isAboutMessages={isAboutMessages} />
      {isAboutMessages && <RulePunishment {...fields} />}
    </fieldset>
  );
}

function RulePunishment({ rule, onChange, errorAt }: RuleFieldsProps) {
  const text = useText();
  const settings = useTabSettings('moderation');
  const { punishment } = rule;

  return (
    <>
      <SwitchRow
        label={text(m.automod_punishment)}
        path="punishment"
        hint={text(m.automod_punishment_hint)}
        value={punishment.enabled}
        onChange={(enabled) => onChange({ ...rule, punishment: { ...punishment, enabled } })}
      />
      {punishment.enabled && (
        <div className={styles['inner']}>
          <PunishmentFields
            value={punishment}
            means={settings}
            onChange={(next) => onChange({ ...rule, punishment: next })}
            errorAt={(field) => errorAt(`punishment.${field}`)}
          />
        </div>
      )}
    </>
  );
}
