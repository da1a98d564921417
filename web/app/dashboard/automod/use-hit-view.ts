import { useSearchParams } from 'react-router';
import { type HitView, readHitView } from './hit-address.ts';

/** What the list is narrowed to, and how to narrow it otherwise. */
export function useHitView() {
  const [query, setQuery] = useSearchParams();

  return {
    view: readHitView(query),
    show: (view: HitView) => setQuery(new URLSearchParams({ ...view }), { preventScrollReset: true }),
  };
}
