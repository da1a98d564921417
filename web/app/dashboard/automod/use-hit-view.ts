import { useSearchParams } from 'react-router';
import { type HitView, readHitView } from './hit-address.ts';

/** The list's filters, and how to change them. */
export function useHitView() {
  const [query, setQuery] = useSearchParams();

  return {
    view: readHitView(query),
    show: (view: HitView) => setQuery(new URLSearchParams({ ...view }), { preventScrollReset: true }),
  };
}
