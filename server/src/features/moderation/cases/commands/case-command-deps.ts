import type { Db } from '../../../../database/database.ts';
import type { CaseStore } from '../records/case-store.ts';
import type { MemberNames } from '../../../community/index.ts';
import type { Punishments } from '../punishments/punishments.ts';

/** Dependencies of the case commands. */
export interface CaseCommandDeps {
  db: Db;
  cases: CaseStore;
  punishments: Punishments;
  memberNames: MemberNames;
}
