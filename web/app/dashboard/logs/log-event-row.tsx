import type { LogEvent } from '@perigee/core/logs/events';
import type { LogSetting } from '@perigee/core/logs/schema';
import { m } from '#texts';
import { ChannelPicker } from '../components/pickers/choices/channel-picker.tsx';
import { SwitchRow } from '../components/pickers/switch-row.tsx';
import { eventTexts } from '../components/log-event/event-texts.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { EventExample } from './event-example.tsx';
import styles from './logs.module.css';

interface LogEventRowProps {
  event: LogEvent;
  entry: LogSetting;
  error: string | undefined;
  onChange: (change: Partial<LogSetting>) => void;
}

/** One kind of event: whether it is logged, and where (docs/rules/logs.md#events). */
export function LogEventRow({ event, entry, error, onChange }: LogEventRowProps) {
  const text = useText();
  const { enabled, channel } = entry;
  const { title, hint } = eventTexts(event);

  return (
    <li className={styles['event']}>
      <SwitchRow
        label={text(title)}
        hint={text(hint)}
        path={`list.${event}`}
        value={enabled}
        onChange={(isOn) => onChange({ enabled: isOn })}
      />
      <div className={styles['channel']}>
        <ChannelPicker
          label={text(m.logs_channel, { event: text(title) })}
          data-path={`list.${event}.channel`}
          value={channel}
          onChange={(picked) => onChange({ channel: picked })}
          error={error}
          disabled={!enabled}
        />
        <EventExample event={event} entry={entry} />
      </div>
    </li>
  );
}
