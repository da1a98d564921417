import type { StatementPerson } from '@perigee/core/economy/statements/schema';

/** A person's display name. */
export function personName({ global_name: globalName, username }: StatementPerson): string {
  return globalName ?? username;
}
