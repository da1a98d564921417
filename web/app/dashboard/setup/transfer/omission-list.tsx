import { fieldAt } from '@perigee/core/base/schemas/field-metadata';
import { changePathText } from '@perigee/core/community/settings/change-path-text';
import { fieldPathText } from '@perigee/core/community/settings/field-text';
import { SECTIONS } from '@perigee/core/community/settings/sections';
import { shortValueText } from '@perigee/core/community/settings/value-text';
import type { SectionPlan } from '@perigee/core/setup/transfer/endpoints';
import { m } from '#texts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import styles from './transfer.module.css';

interface OmissionListProps {
  plan: SectionPlan;
  names: ReadonlyMap<string, string>;
}

/** The references of a section that do not exist on this server, and the consequences. */
export function OmissionList({ plan: { section, missing, consequences }, names }: OmissionListProps) {
  const text = useText();
  const { locale } = usePreferences();
  const { schema } = SECTIONS[section];
  const nameId = (id: string) => names.get(id) ?? id;
  const words = { locale, nameId };
  const changed = (path: readonly string[]) => changePathText(schema, path, words);

  const meaningOf = ({ path, before, after }: SectionPlan['consequences'][number]) =>
    before === true && after === false
      ? text(m.transfer_stays_off, { field: changed(path.slice(0, -1)) })
      : `${changed(path)}: ${shortValueText(fieldAt(schema, path), after, words)}`;
  const placesOf = (lostId: string) => [
    ...new Set(
      missing.filter(({ id }) => id === lostId).map(({ path }) => fieldPathText(schema, path.split('.'), locale)),
    ),
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
