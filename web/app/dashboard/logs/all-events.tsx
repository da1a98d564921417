import type { LogSetting, Logs } from '@perigee/core/logs/schema';
import { logsSection } from '@perigee/core/logs/section';
import { m } from '#texts';
import { Button } from '../../components/button/button.tsx';
import { LogAudiences } from '../components/log-event/log-audience.tsx';
import { ChannelPicker } from '../components/pickers/choices/channel-picker.tsx';
import { SettingsCard } from '../components/settings-form/settings-card.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import styles from './logs.module.css';

interface AllEventsProps {
  logs: Logs;
  onChange: (change: Partial<LogSetting>) => void;
}

/** Applies to all events: one channel for all, all on, all off. */
export function AllEvents({ logs, onChange }: AllEventsProps) {
  const text = useText();
  const entries = Object.values(logs.list);
  const first = entries[0]?.channel ?? null;
  const common = entries.every(({ channel }) => channel === first) ? first : null;

  return (
    <SettingsCard title={text(m.logs_all)} text={text(m.logs_all_text)}>
      <div className={styles['all']}>
        <ChannelPicker label={text(m.logs_all_channel)} value={common} onChange={(channel) => onChange({ channel })} />
        <div className={styles['buttons']}>
          <Button
            size="small"
            disabled={entries.every(({ enabled }) => enabled)}
            onClick={() => onChange({ enabled: true })}
          >
            {text(m.logs_all_on)}
          </Button>
          <Button
            size="small"
            disabled={entries.every(({ enabled }) => !enabled)}
            onClick={() => onChange({ enabled: false })}
          >
            {text(m.logs_all_off)}
          </Button>
        </div>
      </div>
      <LogAudiences destinations={logsSection.destinations(logs)} />
    </SettingsCard>
  );
}
