import type { Difference } from '@perigee/core/settings/differences';
import { fieldAt } from '@perigee/core/schemas/field';
import { fieldPathText } from '@perigee/core/settings/field-text';
import { shortValueText } from '@perigee/core/settings/value-text';
import { type SectionName, SECTIONS } from '@perigee/core/settings/sections';
import { m } from '#texts';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { type KnownNames, nameIdIn } from './name-id.ts';
import styles from './change-list.module.css';

type ShownChange = Pick<Difference, 'path'> & Partial<Pick<Difference, 'before' | 'after'>>;

interface ChangeListProps {
  guild: KnownNames;
  section: SectionName;
  changes: readonly ShownChange[];
  /** They are not made yet: what stands there now, and what would. */
  isPlan?: boolean;
}

/** What changed, field by field: what it was and what it is. */
export function ChangeList({ guild, section, changes, isPlan = false }: ChangeListProps) {
  const text = useText();
  const { locale } = usePreferences();
  const { schema } = SECTIONS[section];
  const words = { locale, nameId: nameIdIn(guild) };

  return (
    <dl className={styles['list']}>
      {changes.map(({ path, before, after }) => (
        <div key={path.join('\n')} className={styles['change']}>
          <dt>{fieldPathText(schema, path, locale)}</dt>
          <dd>
            <span className={styles['before']}>
              <span className="visually-hidden">{text(isPlan ? m.change_now : m.change_before)} </span>
              {shortValueText(fieldAt(schema, path), before, words)}
            </span>
            <span aria-hidden="true" className={styles['arrow']}>
              →
            </span>
            <span>
              <span className="visually-hidden">{text(isPlan ? m.change_then : m.change_after)} </span>
              {shortValueText(fieldAt(schema, path), after, words)}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
