import { useState } from 'react';
import { useParams } from 'react-router';
import type { GameName } from '@perigee/core/games/names';
import { m } from '#texts';
import { LinkButton } from '../../components/button/link-button.tsx';
import { Chapter } from '../components/chapter/chapter.tsx';
import { PublicPage } from '../../components/public-page/public-page.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { CheckedRound } from './round/checked-round.tsx';
import { FairNav } from './fair-nav.tsx';
import { MappingText } from './round/game-mapping.tsx';
import { RoundCheck } from './round/round-check.tsx';
import styles from './fair.module.css';

/** Repeats one round of a game, or a draw of the jackpot, and explains how the game reads the bytes. */
export default function RoundPage() {
  const text = useText();
  const { proofId = '' } = useParams();
  const [game, setGame] = useState<GameName | null>(null);

  return (
    <PublicPage title={text(m.fair_round_title)} lead={text(m.fair_games_lead)} isText>
      <FairNav />
      <Chapter id="check" title={text(m.fair_round_result)} lead={text(m.fair_round_text)}>
        <RoundCheck key={proofId} named={proofId} />
        <CheckedRound key={`${proofId} result`} id={proofId} onGame={setGame} />
      </Chapter>
      {game !== null && <MappingText game={game} />}
      <div className={styles['more']}>
        <LinkButton to="/fair/games">{text(m.fair_games_scheme)}</LinkButton>
      </div>
    </PublicPage>
  );
}
