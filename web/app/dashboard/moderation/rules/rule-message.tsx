import { m } from '#texts';
import { ChannelPicker } from '../../components/pickers/choices/channel-picker.tsx';
import { SwitchRow } from '../../components/pickers/switch-row.tsx';
import { TemplateField } from '../../components/template-field/template-field.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import type { RuleFieldsProps } from '../rule-fields.ts';
import styles from '../moderation.module.css';

interface RuleMessageProps extends RuleFieldsProps {
  isAboutMessages: boolean;
}

/** The message posted when the rule is broken, and where. */
export function RuleMessage({ rule, onChange, errorAt, isAboutMessages }: RuleMessageProps) {
  const text = useText();
  const { message } = rule;
  const change = (changes: Partial<typeof message>) => onChange({ ...rule, message: { ...message, ...changes } });

  return (
    <>
      <SwitchRow
        label={text(m.automod_message)}
        path="message"
        hint={text(isAboutMessages ? m.automod_message_hint : m.automod_message_raid_hint)}
        value={message.enabled}
        onChange={(enabled) => change({ enabled })}
      />
      {message.enabled && (
        <div className={styles['inner']}>
          <ChannelPicker
            label={text(m.automod_message_channel)}
            hint={text(isAboutMessages ? m.automod_message_channel_hint : m.automod_message_channel_raid_hint)}
            data-path="message.channel"
            value={message.channel}
            onChange={(channel) => change({ channel })}
            error={errorAt('message.channel')}
          />
          <TemplateField
            label={text(m.automod_message_template)}
            description={text(m.automod_message_template_hint)}
            context={isAboutMessages ? 'automod' : 'raid'}
            value={message.template}
            onChange={(template) => change({ template })}
            error={errorAt('message.template')}
          />
        </div>
      )}
    </>
  );
}
