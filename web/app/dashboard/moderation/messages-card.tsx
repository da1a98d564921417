import { ANNOUNCED_PUNISHMENTS, type Moderation } from '@perigee/core/moderation/punishments/schema';
import { m } from '#texts';
import { BoostLock } from '../components/boost-lock/boost-lock.tsx';
import { SettingsCard } from '../components/settings-form/settings-card.tsx';
import type { SettingsFormState } from '../components/settings-form/use-settings-form.ts';
import { useGuild } from '../lib/guilds/use-guild.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { MessageFields } from './message-fields.tsx';

interface MessagesCardProps {
  state: Pick<SettingsFormState<Moderation>, 'form' | 'errors'>;
}

/** The direct messages on kick and ban; require boost. */
export function MessagesCard({ state }: MessagesCardProps) {
  const text = useText();
  const { boost } = useGuild().settings;
  const { punishmentMessages } = state.form.values;
  const isOn = (type: 'kick' | 'ban') =>
    text(punishmentMessages[type].enabled ? m.fold_on : m.fold_off).toLocaleLowerCase();

  return (
    <SettingsCard
      path="punishmentMessages"
      title={text(m.moderation_messages)}
      text={text(m.moderation_messages_text)}
      fold={{
        place: 'moderation.messages',
        summary: boost ? text(m.fold_messages, { kick: isOn('kick'), ban: isOn('ban') }) : text(m.fold_no_boost),
      }}
    >
      <BoostLock>
        {ANNOUNCED_PUNISHMENTS.map((type) => (
          <MessageFields key={type} type={type} state={state} />
        ))}
      </BoostLock>
    </SettingsCard>
  );
}
