import type { MuteMeans } from '@perigee/core/moderation/punishments/punishment';
import type { WarnPunishment } from '@perigee/core/moderation/punishments/warn-punishments';
import { m } from '#texts';
import { SelectBox } from '../../components/selection/select-box.tsx';
import type { Selection } from '../../components/selection/use-selection.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { LadderBar, LadderNode } from './ladder-picture.tsx';
import { MuteNote } from '../mutes/mute-note.tsx';
import { StepActions } from './step-actions.tsx';
import { StepCount, StepPunishment } from './step-edits.tsx';
import styles from './ladder.module.css';

interface WarnLadderProps {
  /** How mutes can be carried out on this server. */
  means: MuteMeans;
  rungs: readonly WarnPunishment[];
  /** The keys are the indexes of the rungs. */
  selection: Selection<string>;
  canCopy: boolean;
  /** The error of the rung at that index. */
  errorOf: (index: number) => string | undefined;
  onChange: (index: number, rung: WarnPunishment) => void;
  onEdit: (index: number) => void;
  onCopy: (index: number) => void;
  onRemove: (index: number) => void;
}

/** The punishment at each count of warns, drawn as a ladder from top to bottom; for screen readers it is a list. */
export function WarnLadder(props: WarnLadderProps) {
  const { rungs } = props;
  const text = useText();
  const reached = rungs.map((_, index) => index).toSorted((one, other) => warnsAt(rungs, one) - warnsAt(rungs, other));

  return (
    <ol className={styles['ladder']} aria-label={text(m.warns_ladder)}>
      {reached.map((index, place) => {
        const rung = rungs[index];
        const warnsBefore = place === 0 ? null : warnsAt(rungs, reached[place - 1]);
        const isLast = place === reached.length - 1;
        return (
          rung !== undefined && (
            <Step key={index} {...props} rung={rung} index={index} warnsBefore={warnsBefore} isLast={isLast} />
          )
        );
      })}
    </ol>
  );
}

function warnsAt(rungs: readonly WarnPunishment[], index: number | undefined): number {
  return rungs[index ?? -1]?.warns ?? 0;
}

interface StepProps extends WarnLadderProps {
  rung: WarnPunishment;
  /** Its index in the form. */
  index: number;
  /** The count of the rung above; null for the first one. */
  warnsBefore: number | null;
  isLast: boolean;
}

function Step({ rung, index, warnsBefore, isLast, ...ladder }: StepProps) {
  const { rungs, means, selection, canCopy, errorOf, onChange, onEdit, onCopy, onRemove } = ladder;
  const text = useText();
  const { warns, punishment } = rung;
  const error = errorOf(index);
  const takenCounts = rungs.filter((other) => other !== rung).map((other) => other.warns);
  const handleChange = (changed: WarnPunishment) => onChange(index, changed);

  return (
    <li className={styles['rung']} data-row data-type={punishment.type}>
      <LadderNode
        warns={warns}
        isFirst={warnsBefore === null}
        isLast={isLast}
        skips={warnsBefore !== null && warns - warnsBefore > 1}
      />
      <div className={styles['bar']}>
        <LadderBar type={punishment.type} />
        <StepCount rung={rung} takenCounts={takenCounts} onChange={handleChange} />
        <StepPunishment rung={rung} means={means} onChange={handleChange} />
        {punishment.reason !== '' && <p className={styles['reason']}>{punishment.reason}</p>}
        <MuteNote punishment={punishment} means={means} />
        {error !== undefined && <p className={styles['error']}>{error}</p>}
      </div>
      {selection.isOn ? (
        <SelectBox
          label={text(m.select_one, { name: text(m.warns_count, { count: warns }) })}
          isChosen={selection.isChosen(String(index))}
          onToggle={() => selection.toggle(String(index))}
        />
      ) : (
        <StepActions
          warns={warns}
          path={`warnsPunishments.${index}`}
          canCopy={canCopy}
          onEdit={() => onEdit(index)}
          onCopy={() => onCopy(index)}
          onRemove={() => onRemove(index)}
        />
      )}
    </li>
  );
}
