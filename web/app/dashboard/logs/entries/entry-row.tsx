import type { LogEntry, LogEntryOf, ShownLogEntry } from '@perigee/core/logs/entry';
import type { LogEvent } from '@perigee/core/logs/events';
import { createElement, type ReactNode } from 'react';
import { m } from '#texts';
import { Icon } from '../../../components/icon/icon.tsx';
import { eventTexts } from '../../components/log-event/event-texts.ts';
import { useMoments } from '../../../lib/preferences/use-moments.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { EVENT_STYLES } from './event-styles.ts';
import { Fact, Facts } from './parts/fact.tsx';
import { BLOCKS, FACTS } from './parts/event-parts.ts';
import { Place } from './parts/names.tsx';
import { ActorText } from './parts/actor-text.tsx';
import styles from './entries.module.css';

/** Events whose channel is their subject, or is mentioned in their facts. */
const OWN_PLACE: ReadonlySet<LogEvent> = new Set<LogEvent>([
  'channelCreate',
  'channelEdit',
  'channelDelete',
  'voiceMove',
]);

/** One entry: what happened, when, to whom and where, who did it, and further details. */
export function EntryRow({ entry }: { entry: ShownLogEntry }) {
  const text = useText();
  const moments = useMoments();
  const event = entry.event === 'hidden' ? entry.of : entry.event;
  const { at } = entry;
  const { icon, tone } = EVENT_STYLES[event];

  return (
    <li className={styles['entry']} data-tone={tone}>
      <span className={styles['icon']}>
        <Icon name={icon} size={20} />
      </span>
      <header className={styles['head']}>
        <h3>{text(eventTexts(event).title)}</h3>
        <time dateTime={at} title={moments.dayAndTime(at)}>
          {moments.time(at)}
        </time>
      </header>
      <div className={styles['body']}>{entry.event === 'hidden' ? <HiddenBody /> : <EntryBody entry={entry} />}</div>
    </li>
  );
}

/** Stands for the details of an entry in a channel that the reader cannot read. */
function HiddenBody() {
  const text = useText();

  return (
    <p className={styles['hidden']}>
      <Icon name="lock" size={16} />
      {text(m.entry_hidden)}
    </p>
  );
}

function EntryBody({ entry }: { entry: LogEntry }) {
  const { event, channel, reason } = entry;

  return (
    <>
      <Facts>
        <EventPart parts={FACTS} entry={entry} />
        {channel !== null && !OWN_PLACE.has(event) && (
          <Fact name={m.entry_channel}>
            <Place channel={channel} />
          </Fact>
        )}
        <ActorText entry={entry} />
        {reason !== null && reason !== '' && (
          <Fact name={m.entry_reason} isWide>
            <span dir="auto">{reason}</span>
          </Fact>
        )}
      </Facts>
      <EventPart parts={BLOCKS} entry={entry} />
    </>
  );
}

type Part<Entry> = (props: { entry: Entry }) => ReactNode;
type Parts = { readonly [Event in LogEvent]?: Part<LogEntryOf<Event>> };

function EventPart({ parts, entry }: { parts: Parts; entry: LogEntry }) {
  const part = partOf<LogEvent>(parts, entry);
  return part === undefined ? null : createElement(part, { entry });
}

/** The lookup by event guarantees that the part accepts the entry, which the compiler cannot see. */
function partOf<Event extends LogEvent>(parts: Parts, entry: LogEntryOf<Event>): Part<LogEntryOf<Event>> | undefined;
function partOf(parts: Parts, { event }: LogEntry): Part<never> | undefined {
  return parts[event];
}
