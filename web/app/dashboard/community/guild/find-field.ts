/**
 * Finds a field's element by its `data-path`: first in an open dialog, whose paths are relative to the entry it edits,
 * then on the page. If the field itself is missing or disabled, the nearest usable ancestor is taken, such as the
 * switch of a feature that is off.
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

/** All prefixes of the path, longest first. */
function prefixesOf(path: readonly string[]): string[] {
  return path.map((_, index) => path.slice(0, path.length - index).join('.'));
}

/** The same path relative to its section, as used on the section's own page. */
function placeInside(place: string): string {
  return place.split('.').slice(1).join('.');
}

function selectorsOf(place: string): string[] {
  return [place, `${place}.enabled`].map((each) => `[data-path="${CSS.escape(each)}"]:not(:disabled)`);
}
