/**
 * The element that stands for a field, found by its `data-path`: first inside an open dialog, whose paths begin behind
 * the entry it edits, then on the page; the nearest there is on the way to the field that can be used, such as the switch
 * of what is off.
 */
export function findField(linked: readonly string[]): HTMLElement | null {
  const [, ...path] = linked;
  const places = prefixesOf(linked).flatMap((place) => [place, placeInside(place)]);
  const candidates = [
    ...prefixesOf(path.slice(1)).flatMap((place) => selectorsOf(place).map((each) => `[role="dialog"] ${each}`)),
    ...places.filter((place) => place !== '').flatMap(selectorsOf),
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

/** The same place as its section's own page calls it. */
function placeInside(place: string): string {
  return place.split('.').slice(1).join('.');
}

function selectorsOf(place: string): string[] {
  return [place, `${place}.enabled`].map((each) => `[data-path="${CSS.escape(each)}"]:not(:disabled)`);
}
