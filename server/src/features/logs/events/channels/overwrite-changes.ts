import type { LogDetails } from '@perigee/core/logs/details';
import { listPermissions } from '@perigee/core/base/permissions/listed-permissions';
import { type APIOverwrite, OverwriteType } from 'discord-api-types/v10';

type Changes = LogDetails<'channelEdit'>['overwrites'];
type NameOf = (id: string) => string | null;

const NONE = { allow: '0', deny: '0' };

/** Permission overwrites that changed: what each now allows, denies, or inherits again. */
export function overwriteChanges(
  before: readonly APIOverwrite[],
  after: readonly APIOverwrite[],
  nameOf: NameOf,
): Changes {
  const overwrites = [...after, ...before.filter(({ id }) => !after.some((overwrite) => overwrite.id === id))];
  return overwrites.flatMap(({ id, type }) => {
    const was = before.find((overwrite) => overwrite.id === id) ?? NONE;
    const is = after.find((overwrite) => overwrite.id === id) ?? NONE;
    const [wasAllowed, wasDenied, isAllowed, isDenied] = [was.allow, was.deny, is.allow, is.deny].map(BigInt);
    const [allowed, denied] = [(isAllowed ?? 0n) & ~(wasAllowed ?? 0n), (isDenied ?? 0n) & ~(wasDenied ?? 0n)];
    const unset = ((wasAllowed ?? 0n) | (wasDenied ?? 0n)) & ~((isAllowed ?? 0n) | (isDenied ?? 0n));
    if (allowed === 0n && denied === 0n && unset === 0n) return [];
    return {
      kind: type === OverwriteType.Role ? ('role' as const) : ('member' as const),
      id,
      name: nameOf(id),
      allowed: listPermissions(allowed),
      denied: listPermissions(denied),
      unset: listPermissions(unset),
    };
  });
}
