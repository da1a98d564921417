import { LOG_CATEGORIES, LOG_EVENTS, type LogCategory } from '@perigee/core/logs/events';
import { m } from '#texts';
import { Icon } from '../../../components/icon/icon.tsx';
import { categoryTexts } from '../../components/log-event/event-texts.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { readEvents, writeEvents } from './entry-address.ts';
import { useEntryView } from './use-entry-view.ts';
import styles from './entries.module.css';

/** Toggles whole categories of events. */
export function CategoryFilter() {
  const text = useText();
  const { view, show } = useEntryView();
  const chosen = readEvents(view.events);

  const toggle = (category: LogCategory) => {
    const events = LOG_EVENTS[category];
    const others = chosen.filter((event) => !events.includes(event));
    const isAll = events.every((event) => chosen.includes(event));
    show({ events: writeEvents(isAll ? others : [...others, ...events]) });
  };
  const stateOf = (category: LogCategory) => {
    const count = LOG_EVENTS[category].filter((event) => chosen.includes(event)).length;
    if (count === 0) return false;
    return count === LOG_EVENTS[category].length ? true : 'mixed';
  };

  return (
    <div className={styles['categories']} role="group" aria-label={text(m.entries_categories)}>
      {LOG_CATEGORIES.map((category) => {
        const { title, icon } = categoryTexts(category);
        return (
          <button
            key={category}
            type="button"
            className={styles['category']}
            aria-pressed={stateOf(category)}
            onClick={() => toggle(category)}
          >
            <Icon name={icon} size={16} />
            {text(title)}
          </button>
        );
      })}
    </div>
  );
}
