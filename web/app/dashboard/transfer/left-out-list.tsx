import { fieldAt } from '@perigee/core/schemas/field';
import { fieldPathText } from '@perigee/core/settings/field-text';
import { SECTIONS } from '@perigee/core/settings/sections';
import { shortValueText } from '@perigee/core/settings/value-text';
import type { SectionPlan } from '@perigee/core/transfer/endpoints';
import { m } from '#texts';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import styles from './transfer.module.css';

interface LeftOutListProps {
  plan: SectionPlan;
  names: ReadonlyMap<string, string>;
}

/** The references of a section that do not exist on this server, and the consequences. */
export function LeftOutList({ plan: { section, missing, consequences }, names }: LeftOutListProps) {
  const text = useText();
  const { locale } = usePreferences();
  const { schema } = SECTIONS[section];
  const fieldOf = (path: readonly string[]) => fieldPathText(schema, path, locale);
  const nameId = (id: string) => names.get(id) ?? id;

  const meaningOf = ({ path, before, after }: SectionPlan['consequences'][number]) =>
    before === true && after === false
      ? text(m.transfer_stays_off, { field: fieldOf(path.slice(0, -1)) })
      : `${fieldOf(path)}: ${shortValueText(fieldAt(schema, path), after, { locale, nameId })}`;
  const placesOf = (lostId: string) => [
    ...new Set(missing.filter(({ id }) => id === lostId).map(({ path }) => fieldOf(path.split('.')))),
  ];
  const lost = [...new Set(missing.map(({ id }) => id))];

  return (
    <div className={styles['leftOut']}>
      <p>{text(m.transfer_left_out)}</p>
      <ul>
        {lost.map((id) => (
          <li key={id}>
            <strong>{nameId(id)}</strong>: {placesOf(id).join(', ')}
          </li>
        ))}
        {consequences.map((consequence) => (
          <li key={consequence.path.join('.')}>{meaningOf(consequence)}</li>
        ))}
      </ul>
    </div>
  );
}
