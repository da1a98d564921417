import type { StatementPerson } from '@perigee/core/statements/schema';

/** The name people know somebody by. */
export function personName({ global_name: globalName, username }: StatementPerson): string {
  return globalName ?? username;
}
