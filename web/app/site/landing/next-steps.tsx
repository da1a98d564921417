import { m } from '#texts';
import { Teaser } from '../components/teaser/teaser.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import styles from './landing.module.css';

const STEPS = [
  { title: m.landing_step_say, text: m.landing_step_say_text },
  { title: m.landing_step_set, text: m.landing_step_set_text },
  { title: m.landing_step_ask, text: m.landing_step_ask_text },
];

/** What to do first on a server that is new to the bot. */
export function NextSteps() {
  const text = useText();

  return (
    <section className={styles['next']} aria-labelledby="next-steps">
      <h2 id="next-steps">{text(m.landing_next)}</h2>
      <ol className={styles['steps']}>
        {STEPS.map((step, index) => (
          <Teaser key={text(step.title)} mark={index + 1} isRound title={text(step.title)} text={text(step.text)} />
        ))}
      </ol>
    </section>
  );
}
