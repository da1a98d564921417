import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** The place in the bar where the server is chosen. */
export const BAR_GUILD = 'bar-guild';

/** Puts the choice of the server into the bar, which knows nothing of servers. */
export function BarGuild({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => setPlace(document.getElementById(BAR_GUILD)), []);
  return place === null ? null : createPortal(children, place);
}
