import { CHANGED_FIELDS, type LogChange } from '@perigee/core/logs/changes';
import type { Locale } from '@perigee/core/base/locales/locales';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import type { ReactNode } from 'react';
import { m } from '#texts';
import { usePreferences } from '../../../../lib/preferences/preferences-context.tsx';
import { type Translate, useText } from '../../../../lib/preferences/use-text.ts';
import { Color, Person, Place } from './names.tsx';
import { Difference } from './written.tsx';
import styles from '../entries.module.css';

/** Texts of at least this many UTF-16 code units are shown as a word diff. */
const LONG = 60;

/** The changed fields, each with its old and new value. */
export function Changes({ changes }: { changes: readonly LogChange[] }) {
  const text = useText();
  const { locale } = usePreferences();

  if (changes.length === 0) return null;
  return (
    <dl className={styles['changes']}>
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{CHANGED_FIELDS[change.field][locale]}</dt>
          <dd>{renderChange(change, text, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** From one value to another. */
export function FromTo({ before, after }: { before: ReactNode; after: ReactNode }) {
  const text = useText();

  return (
    <>
      <span className={styles['before']}>
        <span className="visually-hidden">{text(m.change_before)} </span>
        {before}
      </span>
      <span aria-hidden="true" className={styles['to']}>
        →
      </span>
      <span>
        <span className="visually-hidden">{text(m.change_after)} </span>
        {after}
      </span>
    </>
  );
}

function renderChange(change: LogChange, text: Translate, locale: Locale): ReactNode {
  if (change.kind === 'picture') {
    if (!change.after) return text(m.entry_picture_gone);
    return text(change.before ? m.entry_picture_changed : m.entry_picture_set);
  }
  if (change.kind === 'text' && change.before && change.after) {
    const { before, after } = change;
    if (Math.max(before.length, after.length) >= LONG) return <Difference before={before} after={after} />;
  }
  const [before, after] = sidesOf(change, text, locale);
  return <FromTo before={before} after={after} />;
}

type TextChange = Exclude<LogChange, { kind: 'picture' }>;

function sidesOf(change: TextChange, text: Translate, locale: Locale): ReactNode[] {
  const both = <Value,>(sides: { before: Value | null; after: Value | null }, show: (value: Value) => ReactNode) =>
    [sides.before, sides.after].map((value) => (value === null || value === '' ? text(m.entry_none) : show(value)));

  switch (change.kind) {
    case 'text':
      return both(change, (value) => <bdi>{value}</bdi>);
    case 'word':
      return both(change, (value) => value[locale]);
    case 'number':
      return both(change, (value) => value.toLocaleString(locale));
    case 'duration':
      return both(change, (value) => (value === 0 ? text(m.value_off) : writeDuration(value, locale)));
    case 'switch':
      return both(change, (value) => text(value ? m.value_on : m.value_off));
    case 'color':
      return both(change, (value) => <Color color={value} />);
    case 'channel':
      return both(change, (value) => <Place channel={value} />);
    case 'member':
      return both(change, (value) => <Person person={value} as="target" />);
    default:
      return change satisfies never;
  }
}
