/** One titled part of a long page. */
export interface Part {
  title: string;
  element: HTMLElement;
}

/** The parts below an element, in reading order. */
export function partsIn(root: HTMLElement | null): Part[] {
  return [...(root?.querySelectorAll<HTMLElement>('[data-part]') ?? [])].map((element) => ({
    title: element.querySelector('h2')?.textContent ?? '',
    element,
  }));
}

/** Goes to a part: unfolds it, scrolls it to the top and focuses it. */
export function goToPart({ element }: Part): void {
  const fold = foldOf(element);
  if (fold !== null) fold.open = true;
  element.scrollIntoView({ block: 'start' });
  (fold?.querySelector('summary') ?? element).focus({ preventScroll: true });
}

/** The `details` element that folds a part, if there is one. */
export function foldOf(element: HTMLElement): HTMLDetailsElement | null {
  return element.querySelector<HTMLDetailsElement>(':scope > details');
}
