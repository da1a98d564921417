import { giveawaysEndpoints } from '@perigee/core/giveaways/endpoints';
import { useSearchParams } from 'react-router';
import { callAddress } from '../../../lib/api/send.ts';
import { useSite } from '../../../lib/site/use-site.ts';
import { GIVEAWAY_PARAMETER, giveawayIdIn } from './giveaway-address.ts';
import { GIVEAWAY_PROGRAM } from '../program.ts';
import { ProgramText } from '../program-text.tsx';

/** The program that checks a giveaway, called for the one that the page is about, where it is about one. */
export function GiveawayProgram() {
  const { apiUrl, publicUrl } = useSite();
  const [query] = useSearchParams();
  const id = giveawayIdIn(query.get(GIVEAWAY_PARAMETER) ?? '') ?? '…';
  const path = decodeURI(callAddress(apiUrl, giveawaysEndpoints.fair, { params: { id } }));
  const address = `${new URL(apiUrl, publicUrl).origin}${path.replace(/^https?:\/\/[^/]+/, '')}`;

  return <ProgramText program={GIVEAWAY_PROGRAM} given={address} />;
}
