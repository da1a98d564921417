import type { Db } from '../../../../database/database.ts';
import type { Events } from '../../../../events/events.ts';
import type { CaseStore } from '../records/case-store.ts';
import type { CaseReasons } from './reasons/case-reasons.ts';
import type { NotifyMember } from '../messages/notify-member.ts';

/** Dependencies of the jobs of cases. */
export interface CaseJobDeps {
  db: Db;
  events: Events;
  store: CaseStore;
  notify: NotifyMember;
  reasons: CaseReasons;
}
