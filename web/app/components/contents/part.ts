/** One titled part of a long page. */
export interface Part {
  title: string;
  element: HTMLElement;
}

/** The parts there are below an element, in the order in which they are read. */
export function partsIn(root: HTMLElement | null): Part[] {
  return [...(root?.querySelectorAll<HTMLElement>('[data-part]') ?? [])].map((element) => ({
    title: element.querySelector('h2')?.textContent ?? '',
    element,
  }));
}

/** Leads to a part: it unfolds, comes to the top and has the focus. */
export function goToPart({ element }: Part): void {
  const fold = foldOf(element);
  if (fold !== null) fold.open = true;
  element.scrollIntoView({ block: 'start' });
  (fold?.querySelector('summary') ?? element).focus({ preventScroll: true });
}

/** What folds a part, where something does. */
export function foldOf(element: HTMLElement): HTMLDetailsElement | null {
  return element.querySelector<HTMLDetailsElement>(':scope > details');
}
