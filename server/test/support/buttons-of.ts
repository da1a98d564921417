/** Custom ids of a message's buttons, by label. */
export function buttonsOf({ components = [] }: { components?: readonly unknown[] | null }): Map<string, string> {
  const text = JSON.stringify(components);
  return new Map(
    [...text.matchAll(/\{[^{}]*"custom_id":"([^"]+)"[^{}]*\}/g)].map(([button, id = '']) => [
      /"label":"([^"]+)"/.exec(button)?.[1] ?? '',
      id,
    ]),
  );
}
