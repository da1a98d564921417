import { Select } from '@mantine/core';
import {
  LEVEL_MESSAGE_TARGET_NAMES,
  LEVEL_MESSAGE_TARGETS,
  type LevelMessageTarget,
  type Levels,
} from '@perigee/core/rewards/levels/schema';
import { m } from '#texts';
import { ChannelPicker } from '../../components/pickers/choices/channel-picker.tsx';
import { SettingsCard } from '../../components/settings-form/settings-card.tsx';
import type { SettingsFormState } from '../../components/settings-form/use-settings-form.ts';
import { TemplateField } from '../../components/template-field/template-field.tsx';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { useLevelsFolds } from './use-levels-folds.ts';

/** Where and how a new level is announced. */
export function LevelMessageCard({ form, errors }: Pick<SettingsFormState<Levels>, 'form' | 'errors'>) {
  const text = useText();
  const folds = useLevelsFolds(form.values);
  const { locale } = usePreferences();
  const { place, channel, template } = form.values.message;

  return (
    <SettingsCard path="message" title={text(m.levels_message)} text={text(m.levels_message_text)} fold={folds.message}>
      <Select<LevelMessageTarget>
        label={text(m.levels_message_place)}
        data-path="message.place"
        allowDeselect={false}
        data={LEVEL_MESSAGE_TARGETS.map((value) => ({ value, label: LEVEL_MESSAGE_TARGET_NAMES[value][locale] }))}
        value={place}
        onChange={(value) => value !== null && form.setFieldValue('message.place', value)}
      />
      {place === 'channel' && (
        <ChannelPicker
          label={text(m.levels_message_channel)}
          {...form.getInputProps('message.channel')}
          value={channel}
        />
      )}
      {place !== 'off' && (
        <TemplateField
          path="message.template"
          label={text(m.levels_message_template)}
          context="levelUp"
          placeholder={text(m.levels_message_own, OWN_VARIABLES)}
          value={template}
          onChange={(value) => form.setFieldValue('message.template', value)}
          error={errors['message.template']}
        />
      )}
    </SettingsCard>
  );
}

const OWN_VARIABLES = { member: '{{ member.mention }}', level: '{{ level.number }}' };
