import { m } from '#texts';
import { Chapter } from '../../components/public-page/chapter.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import styles from './fair.module.css';

const STEPS = [
  { title: m.fair_step_seed, text: m.fair_step_seed_text },
  { title: m.fair_step_entrants, text: m.fair_step_entrants_text },
  { title: m.fair_step_numbers, text: m.fair_step_numbers_text },
  { title: m.fair_step_draw, text: m.fair_step_draw_text },
  { title: m.fair_step_reveal, text: m.fair_step_reveal_text },
];

/** The scheme in plain words. */
export function HowItWorks() {
  const text = useText();

  return (
    <Chapter id="scheme" title={text(m.fair_scheme)} lead={text(m.fair_scheme_text)}>
      <ol className={styles['scheme']}>
        {STEPS.map((step, index) => (
          <li key={text(step.title)}>
            <span className={styles['number']} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{text(step.title)}</h3>
              <p>{text(step.text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Chapter>
  );
}
