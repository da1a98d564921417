import type { Logs } from '@perigee/core/logs/schema';
import { m } from '#texts';
import { ChannelsPicker } from '../components/pickers/choices/channels-picker.tsx';
import { SettingsCard } from '../components/settings-form/settings-card.tsx';
import type { SettingsFormState } from '../components/settings-form/use-settings-form.ts';
import { useText } from '../../lib/preferences/use-text.ts';

/** Channels in which nothing is logged. */
export function IgnoreCard({ form }: Pick<SettingsFormState<Logs>, 'form'>) {
  const text = useText();
  const { channels } = form.values.ignore;

  return (
    <SettingsCard
      title={text(m.logs_ignore)}
      text={text(m.logs_ignore_text)}
      fold={{ place: 'logs.ignore', summary: text(m.fold_channels, { count: channels.length }) }}
    >
      <ChannelsPicker label={text(m.logs_ignore_field)} {...form.getInputProps('ignore.channels')} value={channels} />
    </SettingsCard>
  );
}
