import { LOG_EVENTS, type LogCategory, type LogEvent } from '@perigee/core/logs/events';
import type { LogSetting, Logs } from '@perigee/core/logs/schema';
import { useState } from 'react';
import { m } from '#texts';
import { Fold } from '../../components/fold/fold.tsx';
import { categoryTexts } from '../../components/log-event/event-texts.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { LogEventRow } from './log-event-row.tsx';
import styles from './logs.module.css';

interface LogCategoryProps {
  category: LogCategory;
  list: Logs['list'];
  /** By dotted path. */
  errors: Record<string, string>;
  onChange: (event: LogEvent, change: Partial<LogSetting>) => void;
}

/** What most servers want written down; other categories are open where something of them is on. */
const OPEN_AT_FIRST: ReadonlySet<LogCategory> = new Set<LogCategory>(['messages', 'roles', 'moderation']);

/** One category of events that folds. It stays open while something in it is wrong. */
export function LogCategorySection({ category, list, errors, onChange }: LogCategoryProps) {
  const text = useText();
  const isOn = (event: LogEvent) => list[event].enabled;
  const [isOpen, setOpen] = useState(OPEN_AT_FIRST.has(category) || LOG_EVENTS[category].some(isOn));
  const { title, icon } = categoryTexts(category);
  const events = LOG_EVENTS[category];
  const errorOf = (event: LogEvent) => errors[`list.${event}.channel`];
  const isWrong = events.some((event) => errorOf(event) !== undefined);
  const on = events.filter(isOn).length;

  return (
    <Fold
      icon={icon}
      title={text(title)}
      count={
        <>
          <span className="visually-hidden">{text(m.logs_count, { on, all: events.length })}</span>
          <span aria-hidden="true">{text(m.form_counter, { used: on, max: events.length })}</span>
        </>
      }
      isLit={on > 0}
      isOpen={isOpen || isWrong}
      onToggle={setOpen}
    >
      <ul className={styles['events']}>
        {events.map((event) => (
          <LogEventRow
            key={event}
            event={event}
            entry={list[event]}
            error={errorOf(event)}
            onChange={(change) => onChange(event, change)}
          />
        ))}
      </ul>
    </Fold>
  );
}
