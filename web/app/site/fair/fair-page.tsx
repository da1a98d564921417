import { useSearchParams } from 'react-router';
import { m } from '#texts';
import { Chapter } from '../components/chapter/chapter.tsx';
import { PublicPage } from '../../components/public-page/public-page.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { GIVEAWAY_PARAMETER } from './giveaway/giveaway-address.ts';
import { GiveawayChapters } from './giveaway/giveaway-chapters.tsx';
import { FairNav } from './fair-nav.tsx';
import { GIVEAWAYS_SCHEME, HowItWorks } from './how-it-works.tsx';

/** How random draws work, with a check of each draw in the reader's own browser. */
export default function FairPage() {
  const text = useText();
  const [query] = useSearchParams();
  const isOfOneDraw = query.has(GIVEAWAY_PARAMETER);

  return (
    <PublicPage title={text(m.fair_title)} lead={text(m.fair_lead)} {...(!isOfOneDraw && { path: '/fair' })} isText>
      <FairNav />
      {/* People who follow a giveaway's link want to check it, so the check comes first. */}
      {!isOfOneDraw && <HowItWorks scheme={GIVEAWAYS_SCHEME} />}
      <GiveawayChapters />
      {isOfOneDraw && <HowItWorks scheme={GIVEAWAYS_SCHEME} />}
      <Chapter id="limits" title={text(m.fair_limits)} lead={text(m.fair_limits_text)} />
    </PublicPage>
  );
}
