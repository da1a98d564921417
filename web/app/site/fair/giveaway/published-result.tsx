import { checkDraw } from '@perigee/core/games/fairness/check-draw';
import type { FairGiveaway } from '@perigee/core/rewards/giveaways/giveaway';
import { m } from '#texts';
import { useMoments } from '../../../lib/preferences/use-moments.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { DrawSteps } from './draw-steps.tsx';
import { HexLine } from '../hex-line.tsx';
import type { PublishedGiveaway } from './read-draw.ts';
import { Verdict } from '../verdict.tsx';

/** What is known about a published giveaway: nothing to verify while it is open. */
export function PublishedResult({ published: { giveaway, entrants } }: { published: PublishedGiveaway }) {
  const { serverSeed, entrantsHash, commitment, results } = giveaway;

  if (serverSeed === null || entrantsHash === null) return <OpenGiveaway giveaway={giveaway} />;
  if (entrants === null) return <ForgottenGiveaway giveaway={giveaway} serverSeed={serverSeed} />;
  const drawn = results.map(({ userId }) => userId);
  const check = checkDraw({ serverSeed, entrants, count: 0, published: { commitment, entrantsHash, drawn } });
  return (
    <DrawSteps
      check={check}
      serverSeed={serverSeed}
      entrants={entrants}
      states={results.map(({ state }) => state)}
      hasVerdict
    />
  );
}

function OpenGiveaway({ giveaway: { state, endsAt, commitment } }: { giveaway: FairGiveaway }) {
  const text = useText();
  const moments = useMoments();

  if (state === 'cancelled') {
    return <Verdict tone="open" icon="ban" title={text(m.fair_cancelled)} text={text(m.fair_cancelled_text)} />;
  }
  return (
    <>
      <Verdict
        tone="open"
        icon="lock"
        title={text(m.fair_open)}
        text={endsAt === null ? text(m.fair_open_text) : text(m.fair_open_until, { when: moments.dayAndTime(endsAt) })}
      />
      <HexLine label={text(m.fair_commitment)} value={commitment} />
    </>
  );
}

interface ForgottenProps {
  giveaway: FairGiveaway;
  serverSeed: string;
}

/**
 * Seed and commitment are kept for ever, the list of entrants is not; with a saved list, the draw can still be checked
 * by hand.
 */
function ForgottenGiveaway({ giveaway: { commitment, entrantsHash, entrants, results }, serverSeed }: ForgottenProps) {
  const text = useText();
  const { commitment: step } = checkDraw({ serverSeed, entrants: [], count: 0, published: { commitment } });

  return (
    <>
      <Verdict
        tone={step.holds === true ? 'open' : 'bad'}
        icon={step.holds === true ? 'clock' : 'alert'}
        title={text(step.holds === true ? m.fair_forgotten : m.fair_wrong)}
        text={text(m.fair_forgotten_text, { count: entrants, winners: results.length })}
      />
      <HexLine label={text(m.fair_server_seed)} value={serverSeed} />
      <HexLine label={text(m.fair_commitment)} value={commitment} />
      {entrantsHash !== null && <HexLine label={text(m.fair_entrants_hash)} value={entrantsHash} />}
    </>
  );
}
