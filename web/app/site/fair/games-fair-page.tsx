import { m } from '#texts';
import { Chapter } from '../components/chapter/chapter.tsx';
import { PublicPage } from '../../components/public-page/public-page.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { FairNav } from './fair-nav.tsx';
import { GameMapping } from './round/game-mapping.tsx';
import { GAMES_SCHEME, HowItWorks } from './how-it-works.tsx';
import { ProgramText } from './program-text.tsx';
import { GAMES_PROGRAM } from './program.ts';
import { ManualRound } from './round/manual-round.tsx';
import { RoundCheck } from './round/round-check.tsx';

/** The worked example of crash. */
const EXAMPLE = 'crash 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f perigee 3';

/** How the rounds of games are drawn, with a check in the reader's own browser. */
export default function GamesFairPage() {
  const text = useText();

  return (
    <PublicPage title={text(m.fair_games_title)} lead={text(m.fair_games_lead)} path="/fair/games" isText>
      <FairNav />
      <Chapter id="check" title={text(m.fair_round_title)} lead={text(m.fair_round_text)}>
        <RoundCheck />
      </Chapter>
      <HowItWorks scheme={GAMES_SCHEME} />
      <Chapter id="mapping" title={text(m.fair_mapping)} lead={text(m.fair_mapping_text)}>
        <GameMapping />
      </Chapter>
      <Chapter id="by-hand" title={text(m.fair_hand)} lead={text(m.fair_round_hand_text)}>
        <ManualRound />
      </Chapter>
      <Chapter id="program" title={text(m.fair_program)} lead={text(m.fair_round_program_text)}>
        <ProgramText program={GAMES_PROGRAM} sampleArguments={EXAMPLE} />
      </Chapter>
      <Chapter id="limits" title={text(m.fair_limits)} lead={text(m.fair_games_limits_text)} />
    </PublicPage>
  );
}
