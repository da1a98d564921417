import { useId } from 'react';
import { m } from '#texts';
import { InlineEdit } from '../../components/inline-edit/inline-edit.tsx';
import { IntegerField } from '../../components/pickers/numbers/integer-field.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import type { EconomyEntryKind, Figure, Named } from './entry-kind.ts';
import { FigureText } from './figure-text.tsx';
import { useQuickEdit } from './use-quick-edit.ts';
import styles from '../economy.module.css';

interface EntryFiguresProps<Entry extends Named> {
  kind: EconomyEntryKind<Entry>;
  entry: Entry;
}

/** The main figures of an entry; the first can be edited in place. */
export function EntryFigures<Entry extends Named>({ kind, entry }: EntryFiguresProps<Entry>) {
  const text = useText();
  const [quick, ...others] = kind.figures(entry);

  return (
    <dl className={styles['figures']}>
      {quick !== undefined && <QuickFigure kind={kind} entry={entry} figure={quick} />}
      {others.map(({ label, value }) => (
        <div key={text(label)}>
          <dt>{text(label)}</dt>
          <dd>
            <FigureText value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function QuickFigure<Entry extends Named>({ kind, entry, figure }: EntryFiguresProps<Entry> & { figure: Figure }) {
  const text = useText();
  const nameId = useId();
  const { problemsOf, save } = useQuickEdit(kind, entry);
  const { quick } = kind;
  const field = text(figure.label);

  return (
    <div>
      <dt id={nameId}>{field}</dt>
      <dd>
        <InlineEdit
          label={text(m.economy_of, { field, name: entry.name })}
          labelledBy={nameId}
          value={quick.of(entry)}
          isValid={(numbers) => Object.keys(problemsOf(quick.with(entry, numbers))).length === 0}
          onSave={(numbers) => save(quick.with(entry, numbers))}
          renderFields={(numbers, onChange) =>
            quick.fields.map(({ label, path }, index) => (
              <IntegerField
                key={path}
                label={text(label)}
                value={numbers[index] ?? 0}
                onChange={(number) => onChange(numbers.with(index, number))}
                error={problemsOf(quick.with(entry, numbers))[path]}
                allowNegative={quick.allowNegative}
              />
            ))
          }
        >
          <FigureText value={figure.value} />
        </InlineEdit>
      </dd>
    </div>
  );
}
