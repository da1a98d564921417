import type { MuteMeans } from '@perigee/core/moderation/punishments/punishment';
import { type WarnPunishment, warnPunishmentSchema } from '@perigee/core/moderation/punishments/warn-punishments';
import { m } from '#texts';
import { Icon } from '../../../components/icon/icon.tsx';
import { InlineEdit } from '../../components/inline-edit/inline-edit.tsx';
import { IntegerField } from '../../components/pickers/numbers/integer-field.tsx';
import { resolveFields } from '../../components/settings-form/errors/resolve-fields.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { PunishmentFields } from '../punishment-fields.tsx';
import { PUNISHMENT_LOOKS, punishmentText } from '../../components/punishment/punishment-texts.ts';
import styles from './ladder.module.css';

interface StepEditProps {
  rung: WarnPunishment;
  onChange: (rung: WarnPunishment) => void;
}

const problemsOf = resolveFields(warnPunishmentSchema);

/** The count of a rung, edited in place; the rung then moves to its place in the order. */
export function StepCount({ rung, takenCounts, onChange }: StepEditProps & { takenCounts: readonly number[] }) {
  const text = useText();
  const shown = text(m.warns_count, { count: rung.warns });
  const problemAt = (warns: number) =>
    takenCounts.includes(warns) ? 'warnsDuplicate' : problemsOf({ ...rung, warns })['warns'];

  return (
    <div className={styles['count']}>
      <InlineEdit
        label={text(m.inline_edit, { what: shown })}
        value={rung.warns}
        isValid={(warns) => problemAt(warns) === undefined}
        onSave={(warns) => onChange({ ...rung, warns })}
        renderFields={(warns, onDraft) => (
          <IntegerField label={text(m.warns_count_label)} value={warns} onChange={onDraft} error={problemAt(warns)} />
        )}
      >
        {shown}
      </InlineEdit>
    </div>
  );
}

/** The punishment of a rung, edited in place. */
export function StepPunishment({ rung, means, onChange }: StepEditProps & { means: MuteMeans }) {
  const text = useText();
  const { locale } = usePreferences();
  const { punishment, warns } = rung;
  const problemAt = (changed: WarnPunishment['punishment'], field: string): unknown =>
    problemsOf({ ...rung, punishment: changed })[`punishment.${field}`];

  return (
    <div className={styles['what']}>
      <Icon name={PUNISHMENT_LOOKS[punishment.type].icon} size={18} />
      <InlineEdit
        isStacked
        label={text(m.warns_edit, { count: warns })}
        value={punishment}
        isValid={(changed) => Object.keys(problemsOf({ warns, punishment: changed })).length === 0}
        onSave={(changed) => onChange({ ...rung, punishment: changed })}
        renderFields={(draft, onDraft) => (
          <PunishmentFields
            value={draft}
            means={means}
            onChange={onDraft}
            errorAt={(field) => problemAt(draft, field)}
          />
        )}
      >
        {punishmentText(text, locale, punishment)}
      </InlineEdit>
    </div>
  );
}
