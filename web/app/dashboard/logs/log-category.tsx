import { LOG_EVENTS, type LogCategory, type LogEvent } from '@perigee/core/logs/events';
import type { LogSetting, Logs } from '@perigee/core/logs/schema';
import { logsSection } from '@perigee/core/logs/section';
import { m } from '#texts';
import { categoryTexts } from '../components/log-event/event-texts.ts';
import { LogAudiences } from '../components/log-event/log-audience.tsx';
import { SettingsCard } from '../components/settings-form/settings-card.tsx';
import { useChannelName } from '../lib/guilds/use-channel-name.ts';
import { useGuild } from '../lib/guilds/use-guild.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { LogEventRow } from './log-event-row.tsx';
import styles from './logs.module.css';

interface LogCategoryProps {
  category: LogCategory;
  logs: Logs;
  /** The errors by dotted path. */
  errors: Record<string, string>;
  onChange: (event: LogEvent, change: Partial<LogSetting>) => void;
}

/** One foldable category of events. */
export function LogCategorySection({ category, logs, errors, onChange }: LogCategoryProps) {
  const text = useText();
  const { list } = logs;
  const events = LOG_EVENTS[category];
  const on = events.filter((event) => list[event].enabled);
  const channels = useChannelNames(on.map((event) => list[event].channel));
  const count = { on: on.length, all: events.length };
  const title = text(categoryTexts(category).title);

  return (
    <SettingsCard
      title={title}
      text={text(m.fold_log_category, count)}
      fold={{
        place: `logs.${category}`,
        summary:
          channels === '' ? text(m.fold_log_category, count) : text(m.fold_log_category_in, { ...count, channels }),
      }}
    >
      <LogAudiences
        destinations={logsSection.destinations(logs).filter(({ source }) => events.some((event) => event === source))}
      />
      <ul className={styles['events']}>
        {events.map((event) => (
          <LogEventRow
            key={event}
            event={event}
            entry={list[event]}
            error={errors[`list.${event}.channel`]}
            onChange={(change) => onChange(event, change)}
          />
        ))}
      </ul>
    </SettingsCard>
  );
}

/** The names of the channels, without duplicates. */
function useChannelNames(ids: readonly (string | null)[]): string {
  const { channels } = useGuild();
  const nameOf = useChannelName();
  const listed = channels.filter(({ id }) => ids.includes(id)).map(({ name }) => `#${name}`);
  return [...new Set([...listed, ...ids.flatMap((id) => nameOf(id) ?? [])])].join(', ');
}
