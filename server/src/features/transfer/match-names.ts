import type { Mapped } from '@perigee/core/transfer/endpoints';
import type { ReferencedName } from '@perigee/core/transfer/file';

/**
 * Finds what things of a file are here: where the person said so as they say, else by id, else by name, else by what is left
 * of a name without its decoration (`👋│welcome`), where only one here is called so.
 */
export function matchNames(
  requested: readonly ReferencedName[],
  here: readonly ReferencedName[],
  chosen: Readonly<Record<string, string | null>>,
): Mapped[] {
  const ids = new Set(here.map(({ id }) => id));
  // Of several that are called the same, the first, as the platform lists it first as well.
  const byName = new Map(here.toReversed().map(({ id, name }) => [comparable(name), id]));
  const plain = Map.groupBy(here, ({ name }) => undecorated(name));
  const byPlainName = (name: string) => {
    const found = undecorated(name) === '' ? [] : (plain.get(undecorated(name)) ?? []);
    return found.length === 1 ? found[0]?.id : undefined;
  };

  return requested.map(({ id, name }) => {
    const choice = Object.hasOwn(chosen, id) ? chosen[id] : undefined;
    if (choice !== undefined) return { id, name, to: choice };
    return { id, name, to: ids.has(id) ? id : (byName.get(comparable(name)) ?? byPlainName(name) ?? null) };
  });
}

function comparable(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}

/** Letters and digits alone. */
function undecorated(name: string): string {
  return comparable(name).replaceAll(/[^\p{L}\p{N}]/gu, '');
}
