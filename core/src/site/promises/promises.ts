import type { PromiseEvidence } from './promise-evidence.ts';
import { RELEASE_PROMISES } from './release-promises.ts';
import { BOOST_PROMISES, CARD_PROMISES, OVERVIEW_PROMISES, STEP_PROMISES, TAGLINE_PROMISES } from './site-promises.ts';

/**
 * Everything the pages promise, by page. The server's tests check each promise, so that no page promises anything
 * untrue.
 */
const PROMISES: Readonly<Record<string, Readonly<Record<string, readonly PromiseEvidence[]>>>> = {
  'the release notes': RELEASE_PROMISES,
  'a card of the home page': CARD_PROMISES,
  'a tagline': TAGLINE_PROMISES,
  'a first step': STEP_PROMISES,
  'the boost page': BOOST_PROMISES,
  'the overview': OVERVIEW_PROMISES,
};

/** Each promise with the page it is on. */
export function listPromises(): { page: string; name: string; keepers: readonly PromiseEvidence[] }[] {
  return Object.entries(PROMISES).flatMap(([page, promises]) =>
    Object.entries(promises).map(([name, keepers]) => ({ page, name, keepers })),
  );
}

/** The evidence of one kind over all promises, without duplicates. */
export function keepersOf<Kind extends PromiseEvidence['kind']>(
  kind: Kind,
): Extract<PromiseEvidence, { kind: Kind }>[] {
  const isWanted = (keeper: PromiseEvidence): keeper is Extract<PromiseEvidence, { kind: Kind }> =>
    keeper.kind === kind;
  const found = listPromises().flatMap(({ keepers }) => keepers.filter(isWanted));
  return [...new Map(found.map((keeper) => [JSON.stringify(keeper), keeper])).values()];
}
