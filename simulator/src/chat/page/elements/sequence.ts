import { createElement, Fragment, type ReactNode } from 'react';

/** Parts that have no ids, in an order that only their place tells apart. */
export const sequence = (parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts);

/** What each of the items draws, in their order. */
export function drawEach<Item>(items: readonly Item[] | undefined, draw: (item: Item) => ReactNode): ReactNode {
  return sequence((items ?? []).map(draw));
}
