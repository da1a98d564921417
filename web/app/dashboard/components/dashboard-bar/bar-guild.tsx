import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

/** The id of the bar's slot for the server picker. */
export const BAR_GUILD = 'bar-guild';

/** Renders the server picker into the bar, which itself knows nothing about servers. */
export function BarGuild({ children }: { children: ReactNode }) {
  const place = useSyncExternalStore(neverChanges, findPlace, nowhere);
  return place === null ? null : createPortal(children, place);
}

const neverChanges = () => () => undefined;
const findPlace = () => document.getElementById(BAR_GUILD);
/** Portals cannot be rendered on the server. */
const nowhere = () => null;
