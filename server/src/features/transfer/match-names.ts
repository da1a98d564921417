import type { Mapped } from '@perigee/core/transfer/endpoints';
import type { Named } from '@perigee/core/transfer/file';

/** Finds what things of a file are here: where the person said so as they say, else by id, else by name. */
export function matchNames(
  wanted: readonly Named[],
  here: readonly Named[],
  chosen: Readonly<Record<string, string | null>>,
): Mapped[] {
  const ids = new Set(here.map(({ id }) => id));
  const byName = new Map(here.map(({ id, name }) => [comparable(name), id]));

  return wanted.map(({ id, name }) => {
    const choice = Object.hasOwn(chosen, id) ? chosen[id] : undefined;
    if (choice !== undefined) return { id, name, to: choice };
    return { id, name, to: ids.has(id) ? id : (byName.get(comparable(name)) ?? null) };
  });
}

function comparable(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}
