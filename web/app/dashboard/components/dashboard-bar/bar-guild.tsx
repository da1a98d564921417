import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

/** The place in the bar where the server is chosen. */
export const BAR_GUILD = 'bar-guild';

/** Puts the choice of the server into the bar, which knows nothing of servers. */
export function BarGuild({ children }: { children: ReactNode }) {
  const place = useSyncExternalStore(neverChanges, findPlace, nowhere);
  return place === null ? null : createPortal(children, place);
}

const neverChanges = () => () => undefined;
const findPlace = () => document.getElementById(BAR_GUILD);
/** The server draws no portals. */
const nowhere = () => null;
