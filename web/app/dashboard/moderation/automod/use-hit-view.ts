import { useAddressQuery } from '../../lib/address/use-address-query.ts';
import { type HitView, readHitView } from './hit-address.ts';

/** The list's filters, and how to change them. */
export function useHitView() {
  const [query, setQuery] = useAddressQuery();

  return {
    view: readHitView(query),
    show: (view: HitView) => setQuery(new URLSearchParams({ ...view })),
  };
}
