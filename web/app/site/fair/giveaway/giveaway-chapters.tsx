import { GIVEAWAY_VECTOR } from '@perigee/core/fairness/vectors';
import { checkDraw } from '@perigee/core/fairness/check-draw';
import { m } from '#texts';
import { Chapter } from '../../components/chapter/chapter.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { ByHand } from './by-hand.tsx';
import { DrawSteps } from './draw-steps.tsx';
import { GiveawayCheck } from './giveaway-check.tsx';
import { GiveawayProgram } from './giveaway-program.tsx';

/** Giveaways: check one, by hand too, an example worked through, and a program for those who trust no page. */
export function GiveawayChapters() {
  const text = useText();
  const { serverSeed, entrants, commitment, entrantsHash, drawn } = GIVEAWAY_VECTOR;
  const example = checkDraw({ serverSeed, entrants, count: 0, said: { commitment, entrantsHash, drawn } });

  return (
    <>
      <Chapter id="giveaways" title={text(m.fair_check)} lead={text(m.fair_check_text)}>
        <GiveawayCheck />
      </Chapter>
      <Chapter id="by-hand" title={text(m.fair_hand)} lead={text(m.fair_hand_text)}>
        <ByHand />
      </Chapter>
      <Chapter id="example" title={text(m.fair_example)} lead={text(m.fair_example_text)}>
        <DrawSteps check={example} serverSeed={serverSeed} entrants={entrants} />
      </Chapter>
      <Chapter id="program" title={text(m.fair_program)} lead={text(m.fair_program_text)}>
        <GiveawayProgram />
      </Chapter>
    </>
  );
}
