import type { Difference } from '@perigee/core/settings/differences';
import { m } from '#texts';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { fieldPathText } from './field-text.ts';
import { shortValueText, type ValueWords } from './value-text.ts';
import styles from './change-list.module.css';

type ShownChange = Pick<Difference, 'path'> & Partial<Pick<Difference, 'before' | 'after'>>;

interface ChangeListProps {
  guild: ValueWords['guild'];
  changes: readonly ShownChange[];
}

/** What changed, field by field: what it was and what it is. */
export function ChangeList({ guild, changes }: ChangeListProps) {
  const text = useText();
  const { locale } = usePreferences();

  return (
    <dl className={styles['list']}>
      {changes.map(({ path, before, after }) => (
        <div key={path.join('\n')} className={styles['change']}>
          <dt>{fieldPathText(text, path)}</dt>
          <dd>
            <span className={styles['before']}>
              <span className="visually-hidden">{text(m.change_before)} </span>
              {shortValueText(path.at(-1) ?? '', before, { text, locale, guild })}
            </span>
            <span aria-hidden="true" className={styles['arrow']}>
              →
            </span>
            <span>
              <span className="visually-hidden">{text(m.change_after)} </span>
              {shortValueText(path.at(-1) ?? '', after, { text, locale, guild })}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
