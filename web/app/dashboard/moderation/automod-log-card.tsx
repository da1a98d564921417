import type { Moderation } from '@perigee/core/moderation/punishments/schema';
import { moderationSection } from '@perigee/core/moderation/punishments/section';
import { m } from '#texts';
import { LogAudiences } from '../components/log-event/log-audience.tsx';
import { ChannelPicker } from '../components/pickers/choices/channel-picker.tsx';
import { SettingsCard } from '../components/settings-form/settings-card.tsx';
import type { SettingsFormState } from '../components/settings-form/use-settings-form.ts';
import { useChannelName } from '../lib/guilds/use-channel-name.ts';
import { useText } from '../../lib/preferences/use-text.ts';

/** The channel in which automoderation logs its actions. */
export function AutomodLogCard({ form }: { form: SettingsFormState<Moderation>['form'] }) {
  const text = useText();
  const channel = useChannelName()(form.values.automodLog);

  return (
    <SettingsCard
      title={text(m.moderation_automodLog)}
      text={text(m.moderation_automodLog_text)}
      fold={{
        place: 'moderation.log',
        summary: channel ?? text(m.fold_channel_none),
      }}
    >
      <ChannelPicker
        label={text(m.moderation_automodLog_channel)}
        hint={text(m.moderation_automodLog_hint)}
        {...form.getInputProps('automodLog')}
        value={form.values.automodLog}
      />
      <LogAudiences destinations={moderationSection.destinations(form.values)} />
    </SettingsCard>
  );
}
