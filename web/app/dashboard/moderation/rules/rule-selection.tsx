import { RULE_KEYS, type RuleKey } from '@perigee/core/moderation/automod/catalogue';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { SelectionBar } from '../../components/selection/selection-bar.tsx';
import type { Selection } from '../../components/selection/use-selection.ts';
import { useText } from '../../../lib/preferences/use-text.ts';

interface RuleSelectionProps {
  selection: Selection<RuleKey>;
  isPending: boolean;
  onSwitch: (rules: readonly RuleKey[], isOn: boolean) => void;
}

/** The actions on the selected rules. The set of rules is fixed, so none can be copied or deleted. */
export function RuleSelection({ selection, isPending, onSwitch }: RuleSelectionProps) {
  const text = useText();
  const { chosen, end } = selection;

  const handleSwitch = (isOn: boolean) => {
    onSwitch(chosen, isOn);
    end();
  };

  return (
    <SelectionBar selection={selection} count={RULE_KEYS.length}>
      <Button size="small" disabled={chosen.length === 0} busy={isPending} onClick={() => handleSwitch(true)}>
        {text(m.select_on)}
      </Button>
      <Button size="small" disabled={chosen.length === 0} busy={isPending} onClick={() => handleSwitch(false)}>
        {text(m.select_off)}
      </Button>
    </SelectionBar>
  );
}
