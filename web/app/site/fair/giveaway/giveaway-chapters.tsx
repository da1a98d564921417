import { GIVEAWAY_VECTOR } from '@perigee/core/games/fairness/vectors';
import { checkDraw } from '@perigee/core/games/fairness/check-draw';
import { giveawaysEndpoints } from '@perigee/core/rewards/giveaways/endpoints';
import { useSearchParams } from 'react-router';
import { m } from '#texts';
import { Chapter } from '../../components/chapter/chapter.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { ByHand } from './by-hand.tsx';
import { DrawSteps } from './draw-steps.tsx';
import { GiveawayCheck } from './giveaway-check.tsx';
import { callAddress } from '../../../lib/api/send.ts';
import { useSite } from '../../../lib/site/use-site.ts';
import { GIVEAWAY_PARAMETER, giveawayIdIn } from './giveaway-address.ts';
import { GIVEAWAY_PROGRAM } from '../program.ts';
import { ProgramText } from '../program-text.tsx';

/** Giveaways: check one, also by hand; a worked example; and a program for people who do not trust a web page. */
export function GiveawayChapters() {
  const text = useText();
  const { serverSeed, entrants, commitment, entrantsHash, drawn } = GIVEAWAY_VECTOR;
  const example = checkDraw({ serverSeed, entrants, count: 0, published: { commitment, entrantsHash, drawn } });

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

/** The program that checks a giveaway, called with the id of the page's giveaway if there is one. */
function GiveawayProgram() {
  const { apiUrl, publicUrl } = useSite();
  const [query] = useSearchParams();
  const id = giveawayIdIn(query.get(GIVEAWAY_PARAMETER) ?? '') ?? '…';
  const path = decodeURI(callAddress(apiUrl, giveawaysEndpoints.fair, { params: { id } }));
  const address = `${new URL(apiUrl, publicUrl).origin}${path.replace(/^https?:\/\/[^/]+/, '')}`;

  return <ProgramText program={GIVEAWAY_PROGRAM} sampleArguments={address} />;
}
