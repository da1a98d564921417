import type { FairDraw } from '@perigee/core/games/fairness/integers';
import { blockMessage, type Round, roundBlocks } from '@perigee/core/games/fairness/round';
import { m } from '#texts';
import figures from '../../../components/figure-table/figure-table.module.css';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { HexLine } from '../hex-line.tsx';
import { ScrollBox } from '../scroll-box.tsx';
import styles from '../fair.module.css';

const WORDS_A_BLOCK = 8;

export interface ExplainedDraw extends FairDraw {
  /** What the number means. */
  meaning: string;
}

interface DrawnNumbersProps {
  round: Round;
  draws: readonly ExplainedDraw[];
}

/** The bytes of a round, and each number derived from them. */
export function DrawnNumbers({ round, draws }: DrawnNumbersProps) {
  const text = useText();
  const { locale } = usePreferences();
  const last = draws.at(-1);

  if (last === undefined) return <p className={styles['dim']}>{text(m.fair_draws_none)}</p>;
  const blocks = blocksOf(round, Math.floor(last.place / WORDS_A_BLOCK) + 1);
  return (
    <>
      <p className={styles['dim']}>{text(m.fair_do_numbers_text)}</p>
      <HexLine label={text(m.fair_message)} value={blockMessage(round, 0)} />
      {blocks.map((bytes, index) => (
        <HexLine key={bytes} label={text(m.fair_block, { index })} value={bytes} />
      ))}
      <ScrollBox label={text(m.fair_draws)}>
        <table className={figures['table']}>
          <thead>
            <tr>
              {[m.fair_draw_word, m.fair_draw_of, m.fair_draw_number, m.fair_draw_means].map((heading) => (
                <th key={text(heading)} scope="col">
                  {text(heading)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {draws.map(({ place, word, of, number, meaning }) => (
              <tr key={place}>
                <td>
                  <code>{hexOf(word)}</code>
                </td>
                <td>{of.toLocaleString(locale)}</td>
                <td>{number.toLocaleString(locale)}</td>
                <td>{meaning}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  );
}

/** The first blocks, as words of eight hexadecimal digits. */
function blocksOf(round: Round, count: number): string[] {
  const written: string[] = [];
  for (const block of roundBlocks(round)) {
    if (written.length === count) break;
    const digits = Array.from(block, (byte) => byte.toString(16).padStart(2, '0')).join('');
    written.push(digits.match(/.{8}/g)?.join(' ') ?? digits);
  }
  return written;
}

function hexOf(word: number): string {
  return word.toString(16).padStart(8, '0');
}
