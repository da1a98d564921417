import type { Logs } from '@perigee/core/logs/schema';
import { m } from '#texts';
import { SwitchRow } from '../components/pickers/switch-row.tsx';
import { SettingsCard } from '../components/settings-form/settings-card.tsx';
import { useChannelName } from '../lib/guilds/use-channel-name.ts';
import { useGuild } from '../lib/guilds/use-guild.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { logChannels } from './change-logs.ts';
import styles from './logs.module.css';

interface WebhooksCardProps {
  logs: Logs;
  onChange: (webhooks: string[]) => void;
}

/** Which log channels get their entries through a webhook of their own. */
export function WebhooksCard({ logs, onChange }: WebhooksCardProps) {
  const text = useText();
  const { channels, hiddenChannels } = useGuild();
  const nameOf = useChannelName();
  const used = logChannels(logs);
  const shown = [...channels.map(({ id }) => id), ...hiddenChannels].filter((id) => used.has(id));

  return (
    <SettingsCard
      path="webhooks"
      title={text(m.logs_webhooks)}
      text={text(m.logs_webhooks_text)}
      fold={{ place: 'logs.webhooks', summary: text(m.fold_channels, { count: logs.webhooks.length }) }}
    >
      {shown.length === 0 && <p className={styles['hint']}>{text(m.logs_webhooks_none)}</p>}
      {shown.map((id) => (
        <SwitchRow
          key={id}
          label={nameOf(id) ?? id}
          value={logs.webhooks.includes(id)}
          onChange={(isOn) => {
            const others = logs.webhooks.filter((one) => one !== id);
            onChange(isOn ? [...others, id] : others);
          }}
        />
      ))}
    </SettingsCard>
  );
}
