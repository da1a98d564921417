import type { Db } from '../../../../database/database.ts';
import type { CaseStore } from '../records/case-store.ts';
import type { ChannelReaders } from '../../../community/index.ts';
import type { Punishments } from '../punishments/punishments.ts';

/** Dependencies of the commands and components of cases. */
export interface CommandDeps {
  db: Db;
  punishments: Punishments;
  cases: CaseStore;
  channelReaders: ChannelReaders;
}
