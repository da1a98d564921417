import { logsEndpoints } from '@perigee/core/logs/endpoints';
import type { LogEvent } from '@perigee/core/logs/events';
import type { LogSetting } from '@perigee/core/logs/schema';
import { m } from '#texts';
import { eventTexts } from '../components/log-event/event-texts.ts';
import { TestButton } from '../components/test-button/test-button.tsx';
import { useApi } from '../../lib/api/use-api.ts';
import { useGuild } from '../lib/guilds/use-guild.ts';
import { useTabSettings } from '../lib/guilds/use-tab-settings.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import styles from './logs.module.css';

interface EventExampleProps {
  event: LogEvent;
  /** The event's setting in the form, possibly not saved yet. */
  entry: LogSetting;
}

/** Posts an example entry of this event to the channel it is saved for. */
export function EventExample({ event, entry: { enabled, channel } }: EventExampleProps) {
  const text = useText();
  const call = useApi();
  const { id } = useGuild();
  const settings = useTabSettings('logs');
  const saved = settings.logs.list[event];

  if (!enabled || channel === null) return null;
  if (!saved.enabled || saved.channel !== channel) {
    return <p className={styles['hint']}>{text(m.logs_example_save)}</p>;
  }
  return (
    <TestButton
      label={text(m.logs_example)}
      about={text(eventTexts(event).title)}
      onTest={() => call(logsEndpoints.example, { params: { guildId: id }, body: { event } })}
    />
  );
}
