import { useState } from 'react';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { IntegerField } from '../../components/pickers/numbers/integer-field.tsx';
import { SwitchRow } from '../../components/pickers/switch-row.tsx';
import { packIssue } from '../../components/settings-form/errors/field-error.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useMoments } from '../../../lib/preferences/use-moments.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { timeLeft } from '../../lib/time/time-left.ts';
import { useNow } from '../../lib/time/use-now.ts';
import type { RuleFieldsProps } from '../rule-fields.ts';
import styles from '../moderation.module.css';

const HOUR_MS = 3_600_000;
const HOURS_MAX = 720;
const HOURS_INITIAL = 24;

interface TrialFieldsProps extends RuleFieldsProps {
  /** When the saved rule's trial ends, in milliseconds since 1970. */
  savedUntil: number | null;
}

/** A trial in which the rule only logs: its duration, or the time left. */
export function TrialFields({ savedUntil, ...fields }: TrialFieldsProps) {
  const { rule, onChange } = fields;
  const now = useNow();
  const { logOnlyUntil } = rule;
  const isRunning = logOnlyUntil !== null && logOnlyUntil === savedUntil && logOnlyUntil > now;

  if (isRunning)
    return <RunningTrial until={logOnlyUntil} now={now} onEnd={() => onChange({ ...rule, logOnlyUntil: null })} />;
  return <NewTrial {...fields} isPast={logOnlyUntil !== null && logOnlyUntil === savedUntil} />;
}

function RunningTrial({ until, now, onEnd }: { until: number; now: number; onEnd: () => void }) {
  const text = useText();
  const moments = useMoments();
  const { locale } = usePreferences();
  const moment = moments.dayAndTime(new Date(until).toISOString());

  return (
    <div className={styles['onTrial']}>
      <Icon name="clock" />
      <p>
        <strong>{text(m.trial_left, { time: timeLeft(until - now, locale) })}</strong>
        <span>{text(m.trial_left_hint, { moment })}</span>
      </p>
      <Button size="small" onClick={onEnd}>
        {text(m.trial_end)}
      </Button>
    </div>
  );
}

function hoursProblem(hours: number): string {
  return hours > HOURS_MAX ? packIssue({ code: 'tooBig', params: { max: HOURS_MAX } }) : 'positiveInteger';
}

/** A trial that is over counts as none. */
function NewTrial({ rule, onChange, errorAt, isPast }: RuleFieldsProps & { isPast: boolean }) {
  const text = useText();
  const [hours, setHours] = useState(HOURS_INITIAL);
  const isOn = rule.logOnlyUntil !== null && !isPast;
  const begin = (wanted: number) => {
    setHours(wanted);
    const isPossible = wanted >= 1 && wanted <= HOURS_MAX;
    onChange({ ...rule, logOnlyUntil: isPossible ? Date.now() + wanted * HOUR_MS : Number.NaN });
  };

  return (
    <>
      <SwitchRow
        label={text(m.trial)}
        path="logOnlyUntil"
        hint={text(m.trial_hint)}
        value={isOn}
        onChange={(wanted) => (wanted ? begin(HOURS_INITIAL) : onChange({ ...rule, logOnlyUntil: null }))}
      />
      {isOn && (
        <div className={styles['inner']}>
          <IntegerField
            label={text(m.trial_hours)}
            hint={text(m.trial_hours_hint, { max: HOURS_MAX })}
            value={hours}
            onChange={begin}
            error={errorAt('logOnlyUntil') === undefined ? undefined : hoursProblem(hours)}
          />
        </div>
      )}
    </>
  );
}
