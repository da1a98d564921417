import type { Db } from '../../database/database.ts';
import type { CaseStore } from '../cases/index.ts';
import type { MemberNames } from '../members/index.ts';
import type { Punishments } from '../moderation/index.ts';

/** Dependencies of the case commands. */
export interface CaseCommandParts {
  db: Db;
  cases: CaseStore;
  punishments: Punishments;
  memberNames: MemberNames;
}
