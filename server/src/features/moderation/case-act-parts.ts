import type { Db } from '../../database/database.ts';
import type { Events } from '../../events/events.ts';
import type { CaseStore } from '../cases/index.ts';
import type { TellMember } from './messages/tell-member.ts';

/** Dependencies of the acts of cases. */
export interface CaseActParts {
  db: Db;
  events: Events;
  store: CaseStore;
  tell: TellMember;
}
