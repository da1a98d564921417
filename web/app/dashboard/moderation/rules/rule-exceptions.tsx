import { m } from '#texts';
import { ChannelsPicker } from '../../components/pickers/choices/channels-picker.tsx';
import { RolesPicker } from '../../components/pickers/choices/roles-picker.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import type { RuleFieldsProps } from '../rule-fields.ts';
import styles from '../moderation.module.css';

/** The members, roles and channels exempt from the rule. */
export function RuleExceptions({ rule, onChange, errorAt }: RuleFieldsProps) {
  const text = useText();
  const { whitelist } = rule;

  return (
    <fieldset className={styles['part']}>
      <legend>{text(m.automod_exceptions)}</legend>
      <RolesPicker
        label={text(m.automod_exceptions_roles)}
        data-path="whitelist.roles"
        value={whitelist.roles}
        onChange={(roles) => onChange({ ...rule, whitelist: { ...whitelist, roles } })}
        error={errorAt('whitelist.roles')}
      />
      <ChannelsPicker
        label={text(m.automod_exceptions_channels)}
        data-path="whitelist.channels"
        value={whitelist.channels}
        onChange={(channels) => onChange({ ...rule, whitelist: { ...whitelist, channels } })}
        error={errorAt('whitelist.channels')}
      />
    </fieldset>
  );
}
