import type { Difference } from '@perigee/core/community/settings/differences';
import { metadataOf, fieldAt } from '@perigee/core/base/schemas/field-metadata';
import { changePathText, entryText } from '@perigee/core/community/settings/change-path-text';
import { shortValueText } from '@perigee/core/community/settings/value-text';
import { type SectionName, SECTIONS } from '@perigee/core/community/settings/sections';
import type { core } from 'zod/mini';
import { m } from '#texts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { type KnownNames, nameIdIn } from './name-id.ts';
import styles from './change-list.module.css';

type ShownChange = Pick<Difference, 'path'> & Partial<Pick<Difference, 'before' | 'after'>>;

interface ChangeListProps {
  guild: KnownNames;
  section: SectionName;
  changes: readonly ShownChange[];
  /** The changes are not made yet: shows the current value and the planned one. */
  isPlan?: boolean;
}

/** The changed fields, each with its old and new value. */
export function ChangeList({ guild, section, changes, isPlan = false }: ChangeListProps) {
  const text = useText();
  const { locale } = usePreferences();
  const { schema } = SECTIONS[section];
  const words = { locale, nameId: nameIdIn(guild, text(m.picker_channel_hidden)) };
  const shown = (path: readonly string[], value: unknown) => {
    const field = fieldAt(schema, path);
    if (!isOrder(field, value)) return shortValueText(field, value, words);
    return value.map((name) => entryText(field, name, words)).join(', ');
  };

  return (
    <dl className={styles['list']}>
      {changes.map(({ path, before, after }) => (
        <div key={path.join('\n')} className={styles['change']}>
          <dt>
            {path.length === 0 && isOrder(schema, before) ? text(m.change_order) : changePathText(schema, path, words)}
          </dt>
          <dd>
            <span className={styles['before']}>
              <span className="visually-hidden">{text(isPlan ? m.change_now : m.change_before)} </span>
              {shown(path, before)}
            </span>
            <span aria-hidden="true" className={styles['arrow']}>
              →
            </span>
            <span>
              <span className="visually-hidden">{text(isPlan ? m.change_then : m.change_after)} </span>
              {shown(path, after)}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Another order of a list has what identifies its entries as its value. */
function isOrder(field: core.$ZodType | undefined, value: unknown): value is string[] {
  const isOfEntries = metadataOf(field).entryKey !== undefined && Array.isArray(value) && value.length > 0;
  return isOfEntries && value.every((name) => typeof name === 'string');
}
