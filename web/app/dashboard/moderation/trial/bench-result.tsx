import type { TryResult } from '@perigee/core/moderation/automod/try-results';
import { cutText } from '@perigee/core/base/text/cut';
import { m } from '#texts';
import { RULE_TEXTS } from '../../components/automod-rule/rule-texts.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { MarkedText } from '../../components/marked-text/marked-text.tsx';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { type PlainMessage, useText } from '../../../lib/preferences/use-text.ts';
import { outcomesOf } from './trial-outcomes.ts';
import type { TrialReply } from './use-trial.ts';
import styles from './bench.module.css';

/** Why a rule did not fire, starting with what is easiest to change. */
const REASONS: readonly { result: Exclude<TryResult, 'fires'>; name: PlainMessage }[] = [
  { result: 'exempt', name: m.bench_exempt },
  { result: 'needsMore', name: m.bench_needsMore },
  { result: 'passes', name: m.bench_passes },
  { result: 'off', name: m.bench_off },
];

interface BenchResultProps {
  trial: TrialReply;
  /** Only one rule is tested; being off says nothing about the others. */
  isAlone: boolean;
}

/** Which rules fired and on which fragments, the consequences, and why the others did not fire. */
export function BenchResult({ trial, isAlone }: BenchResultProps) {
  const text = useText();
  const { locale } = usePreferences();
  const fired = trial.rules.filter(({ result }) => result === 'fires');
  return (
    <>
      <p className={styles['verdict']} data-fires={fired.length > 0}>
        <Icon name={fired.length > 0 ? 'alert' : 'check'} />
        {fired.length > 0 ? text(m.bench_fires, { count: fired.length }) : text(m.bench_fires_none)}
      </p>
      <MarkedText text={trial.content} spans={fired.flatMap(({ spans }) => spans)} />
      {fired.length > 0 && (
        <>
          <ul className={styles['fired']} aria-label={text(m.bench_rules)}>
            {fired.map(({ rule, spans }) => (
              <li key={rule}>
                <Icon name={RULE_TEXTS[rule].icon} size={18} />
                <strong>{text(RULE_TEXTS[rule].title)}</strong>
                <Fragments of={trial.content} spans={spans} />
              </li>
            ))}
          </ul>
          <ul className={styles['outcomes']} aria-label={text(m.bench_outcomes)}>
            {outcomesOf(text, locale, trial).map(({ icon, words }) => (
              <li key={words}>
                <Icon name={icon} size={16} />
                {words}
              </li>
            ))}
          </ul>
        </>
      )}
      <Reasons trial={trial} isAlone={isAlone} />
    </>
  );
}

/** How many fragments are listed per rule, and their maximum length; the highlighting shows all of them. */
const FRAGMENTS_MAX = 5;
const FRAGMENT_MAX = 40;

function Fragments({ of: content, spans }: { of: string; spans: TrialReply['rules'][number]['spans'] }) {
  const found = [...new Set(spans.map(({ start, end }) => content.slice(start, end)))].filter((part) => part !== '');
  const shown = found.slice(0, FRAGMENTS_MAX);

  return shown.map((part) => <code key={part}>{cutText(part, FRAGMENT_MAX)}</code>);
}

/** Why the other rules did not fire. */
function Reasons({ trial, isAlone }: BenchResultProps) {
  const text = useText();
  const reasons = REASONS.filter(({ result }) => !(isAlone && result === 'off')).map(({ result, name }) => ({
    result,
    name,
    rules: trial.rules.filter((tried) => tried.result === result).map(({ rule }) => text(RULE_TEXTS[rule].title)),
  }));

  return (
    <dl className={styles['reasons']}>
      {reasons.map(
        ({ result, name, rules }) =>
          rules.length > 0 && (
            <div key={result}>
              <dt>{text(name)}</dt>
              <dd>{rules.join(', ')}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
