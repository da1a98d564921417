import { Icon } from '../../../../components/icon/icon.tsx';
import type { ChoiceGroup } from './choice.ts';
import styles from './choice.module.css';

/** The selected ids without a choice, each under the name `label` (spec: shown, and removed by hand). */
export function missingGroup(groups: readonly ChoiceGroup[], picked: readonly string[], label: string): ChoiceGroup[] {
  const knownValues = new Set(groups.flatMap(({ choices }) => choices.map(({ value }) => value)));
  const missing = picked.filter((id) => !knownValues.has(id));
  if (missing.length === 0) return [];
  const mark = (
    <span className={styles['gone']}>
      <Icon name="alert" size={16} />
    </span>
  );
  return [{ title: '', choices: missing.map((value) => ({ value, label, mark, isGone: true })) }];
}
