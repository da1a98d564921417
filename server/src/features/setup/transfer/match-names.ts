import type { Mapped } from '@perigee/core/setup/transfer/endpoints';
import type { ReferencedName } from '@perigee/core/setup/transfer/file';

/**
 * Matches roles or channels of a file to those of this guild: first by the person's choice, then by id, then by name,
 * then by the name without decoration (`👋│welcome`) if only one matches.
 */
export function matchNames(
  requested: readonly ReferencedName[],
  here: readonly ReferencedName[],
  chosen: Readonly<Record<string, string | null>>,
): Mapped[] {
  const ids = new Set(here.map(({ id }) => id));
  // Among equal names the first one wins, as it is first in the platform's list too.
  const byName = new Map(here.toReversed().map(({ id, name }) => [comparable(name), id]));
  const plain = Map.groupBy(here, ({ name }) => stripDecoration(name));
  const byPlainName = (name: string) => {
    const found = stripDecoration(name) === '' ? [] : (plain.get(stripDecoration(name)) ?? []);
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

/** Keeps only letters and digits. */
function stripDecoration(name: string): string {
  return comparable(name).replaceAll(/[^\p{L}\p{N}]/gu, '');
}
