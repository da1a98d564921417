/**
 * The element that stands for a field, found by its `data-path`: first inside an open dialog, whose paths begin behind
 * the entry it edits, then on the page; the nearest there is on the way to the field.
 */
export function findField(linked: readonly string[]): HTMLElement | null {
  const [, ...path] = linked;
  const candidates = [
    ...prefixesOf(path.slice(1)).map((place) => `[role="dialog"] ${selectorOf(place)}`),
    ...prefixesOf(linked).map(selectorOf),
    ...prefixesOf(path).map(selectorOf),
  ];
  for (const selector of candidates) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found !== null) return found;
  }
  return null;
}

/** From the whole path to its first name. */
function prefixesOf(path: readonly string[]): string[] {
  return path.map((_, index) => path.slice(0, path.length - index).join('.'));
}

function selectorOf(place: string): string {
  return `[data-path="${CSS.escape(place)}"]`;
}
