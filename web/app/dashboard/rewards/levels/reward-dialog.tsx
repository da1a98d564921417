import { Select } from '@mantine/core';
import { type LevelReward, levelRewardSchema } from '@perigee/core/rewards/levels/schema';
import { hasReward } from '@perigee/core/rewards/levels/section';
import { useState } from 'react';
import { m } from '#texts';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { IntegerField } from '../../components/pickers/numbers/integer-field.tsx';
import { RolePicker } from '../../components/pickers/choices/role-picker.tsx';
import { SwitchRow } from '../../components/pickers/switch-row.tsx';
import { useShownProblems } from '../../components/settings-form/errors/use-shown-problems.ts';
import { DialogForm } from '../../components/settings-form/dialog-form.tsx';
import { resolveFields } from '../../components/settings-form/errors/resolve-fields.ts';
import { useTabSettings } from '../../lib/guilds/use-tab-settings.ts';
import { useText } from '../../../lib/preferences/use-text.ts';

interface RewardFormProps {
  isNew: boolean;
  /** Levels that already have a reward. */
  takenLevels: readonly number[];
  onClose: () => void;
  onDone: (reward: LevelReward) => void;
}

interface RewardDialogProps extends RewardFormProps {
  /** Null while the dialog is closed. */
  reward: LevelReward | null;
}

/** The reward of one level. */
export function RewardDialog({ reward, ...props }: RewardDialogProps) {
  const text = useText();

  return (
    <FormDialog
      isOpen={reward !== null}
      onClose={props.onClose}
      size={520}
      title={text(props.isNew ? m.levels_reward_new : m.levels_reward)}
    >
      {reward !== null && <RewardForm reward={reward} {...props} />}
    </FormDialog>
  );
}

const problemsOf = resolveFields(levelRewardSchema);

function RewardForm({ reward, isNew, takenLevels, onClose, onDone }: RewardFormProps & { reward: LevelReward }) {
  const text = useText();
  const { items } = useTabSettings('economy');
  const [draft, setDraft] = useState(reward);
  const change = (changes: Partial<LevelReward>) => setDraft({ ...draft, ...changes });
  const problems = { ...(takenLevels.includes(draft.level) && { level: 'duplicate' }), ...problemsOf(draft) };
  const problem = useShownProblems({ values: draft, saved: reward, isDirty: true, problems });
  const errorAt = (path: string): unknown => new Map(Object.entries(problem.shown)).get(path);
  const names = [...new Set([...items.map(({ name }) => name), ...(draft.item === '' ? [] : [draft.item])])];

  return (
    <DialogForm
      submitLabel={text(isNew ? m.levels_reward_add : m.levels_reward_done)}
      canSave={Object.keys(problems).length === 0 && hasReward(draft)}
      problem={problem}
      onSubmit={() => onDone(draft)}
      onCancel={onClose}
    >
      <IntegerField
        label={text(m.levels_reward_level)}
        value={draft.level}
        onChange={(level) => change({ level })}
        error={errorAt('level')}
      />
      <RoleFields value={draft} onChange={change} />
      <IntegerField
        label={text(m.levels_money)}
        hint={text(m.levels_money_hint)}
        value={draft.money}
        onChange={(money) => change({ money })}
        error={errorAt('money')}
      />
      <Select
        label={text(m.levels_item)}
        description={text(m.levels_item_hint)}
        placeholder={text(m.levels_item_none)}
        clearable
        data={names}
        value={draft.item === '' ? null : draft.item}
        onChange={(item) => change({ item: item ?? '' })}
      />
    </DialogForm>
  );
}

interface RoleFieldsProps {
  value: LevelReward;
  onChange: (changes: Partial<LevelReward>) => void;
}

/** The role, and whether it is kept or taken back later. */
function RoleFields({ value, onChange }: RoleFieldsProps) {
  const text = useText();

  return (
    <>
      <RolePicker label={text(m.levels_role)} value={value.role} onChange={(role) => onChange({ role })} />
      {value.role !== null && (
        <>
          <SwitchRow
            label={text(m.levels_keep)}
            hint={text(m.levels_keep_hint)}
            value={value.keepRole}
            onChange={(keepRole) => onChange({ keepRole })}
          />
          <SwitchRow
            label={text(m.levels_take_back)}
            hint={text(m.levels_take_back_hint)}
            value={value.takeBack}
            onChange={(takeBack) => onChange({ takeBack })}
          />
        </>
      )}
    </>
  );
}
