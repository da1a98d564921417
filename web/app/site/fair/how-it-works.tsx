import { m } from '#texts';
import { Chapter } from '../components/chapter/chapter.tsx';
import { type PlainMessage, useText } from '../../lib/preferences/use-text.ts';
import styles from './fair.module.css';

interface Scheme {
  title: PlainMessage;
  text: PlainMessage;
  steps: readonly { title: PlainMessage; text: PlainMessage }[];
}

export const GIVEAWAYS_SCHEME: Scheme = {
  title: m.fair_scheme,
  text: m.fair_scheme_text,
  steps: [
    { title: m.fair_step_seed, text: m.fair_step_seed_text },
    { title: m.fair_step_entrants, text: m.fair_step_entrants_text },
    { title: m.fair_step_numbers, text: m.fair_step_numbers_text },
    { title: m.fair_step_draw, text: m.fair_step_draw_text },
    { title: m.fair_step_reveal, text: m.fair_step_reveal_text },
  ],
};

export const GAMES_SCHEME: Scheme = {
  title: m.fair_games_scheme,
  text: m.fair_games_scheme_text,
  steps: [
    { title: m.fair_games_seed, text: m.fair_games_seed_text },
    { title: m.fair_games_client, text: m.fair_games_client_text },
    { title: m.fair_games_numbers, text: m.fair_games_numbers_text },
    { title: m.fair_games_reveal, text: m.fair_games_reveal_text },
  ],
};

/** A scheme explained in plain words. */
export function HowItWorks({ scheme }: { scheme: Scheme }) {
  const text = useText();

  return (
    <Chapter id="scheme" title={text(scheme.title)} lead={text(scheme.text)}>
      <ol className={styles['scheme']}>
        {scheme.steps.map((step, index) => (
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
