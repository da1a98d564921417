import { commitmentTo } from '@perigee/core/games/fairness/commitment';
import { GAME_NAMES, type GameName } from '@perigee/core/games/names';
import { GAME_TITLES } from '@perigee/core/games/titles';
import { JACKPOT_VECTOR, ROUND_VECTORS } from '@perigee/core/games/vectors';
import { m } from '#texts';
import { Icon } from '../../../components/icon/icon.tsx';
import { Chapter } from '../../components/chapter/chapter.tsx';
import { displayNameMessage } from '../../../lib/preferences/display-name-message.ts';
import { type PlainMessage, useText } from '../../../lib/preferences/use-text.ts';
import { JackpotSteps } from './jackpot-steps.tsx';
import { RoundSteps } from './round-steps.tsx';
import styles from '../fair.module.css';

const MAPPINGS: Record<GameName, PlainMessage> = {
  crash: m.fair_mapping_crash,
  minefield: m.fair_mapping_minefield,
  blackjack: m.fair_mapping_blackjack,
  coinflip: m.fair_mapping_coinflip,
  dice: m.fair_mapping_dice,
  slots: m.fair_mapping_slots,
  rps: m.fair_mapping_rps,
  duel: m.fair_mapping_duel,
  jackpot: m.fair_mapping_jackpot,
};

/** How each game reads the bytes, with a worked example. */
export function GameMapping() {
  return (
    <div className={styles['mappings']}>
      {GAME_NAMES.map((game) => (
        <OneMapping key={game} game={game} />
      ))}
    </div>
  );
}

/** How one game reads the bytes. */
export function MappingText({ game }: { game: GameName }) {
  const text = useText();
  const title = text(m.fair_mapping_one, { game: text(displayNameMessage(GAME_TITLES[game])) });
  return <Chapter id="mapping" title={title} lead={text(MAPPINGS[game])} />;
}

function OneMapping({ game }: { game: GameName }) {
  const text = useText();

  return (
    <details id={game}>
      <summary>
        <h3>{text(displayNameMessage(GAME_TITLES[game]))}</h3>
        <Icon name="chevron" />
      </summary>
      <p>{text(MAPPINGS[game])}</p>
      <Example game={game} />
    </details>
  );
}

function Example({ game }: { game: GameName }) {
  if (game === 'jackpot') {
    const { result, ...jackpot } = JACKPOT_VECTOR;
    return (
      <div className={styles['result']}>
        <JackpotSteps jackpot={jackpot} published={{ ...result, commitment: commitmentTo(jackpot.serverSeed) }} />
      </div>
    );
  }
  const vector = ROUND_VECTORS.find(({ record }) => record.game === game);
  if (vector === undefined) return null;
  const { record, escrow, payouts } = vector;
  return <RoundSteps record={record} published={{ escrow, payouts, commitment: commitmentTo(record.serverSeed) }} />;
}
