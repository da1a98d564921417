import { WARN_PUNISHMENTS_MAX } from '@perigee/core/moderation/punishments/warn-punishments';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { SelectionBar } from '../../components/selection/selection-bar.tsx';
import type { Selection } from '../../components/selection/use-selection.ts';
import { useText } from '../../../lib/preferences/use-text.ts';

interface StepSelectionProps {
  /** The keys are the indexes of the rungs. */
  selection: Selection<string>;
  rungs: readonly unknown[];
  onCopy: (indexes: readonly number[]) => void;
  onRemove: (indexes: readonly number[]) => void;
}

/** The actions on the selected rungs. */
export function StepSelection({ selection, rungs, onCopy, onRemove }: StepSelectionProps) {
  const text = useText();
  const chosen = selection.chosen.map(Number);
  const left = WARN_PUNISHMENTS_MAX - rungs.length;
  const hasRoom = chosen.length <= left;
  const changeSelected = (change: (indexes: readonly number[]) => void) => {
    change(chosen);
    selection.end();
  };

  return (
    <SelectionBar selection={selection} count={rungs.length}>
      <Button
        size="small"
        disabled={chosen.length === 0 || !hasRoom}
        {...(!hasRoom && { title: text(m.select_no_room, { left }) })}
        onClick={() => changeSelected(onCopy)}
      >
        <Icon name="copy" size={18} />
        {text(m.select_copy)}
      </Button>
      <Button size="small" tone="dangerQuiet" disabled={chosen.length === 0} onClick={() => changeSelected(onRemove)}>
        <Icon name="trash" size={18} />
        {text(m.economy_remove)}
      </Button>
    </SelectionBar>
  );
}
