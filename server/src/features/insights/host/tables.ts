import type { Generated } from 'kysely';
import type { TableFacts } from '../../../database/table-facts.ts';

/** Running processes. */
interface ProcessesTable {
  name: string;
  /** The machine it runs on, and its process id there. */
  host: string;
  pid: number;
  roles: string[];
  version: string;
  node_version: string;
  started_at: Generated<Date>;
  seen_at: Generated<Date>;
  memory_bytes: string;
  loop_delay_ms: number;
  errors_last_hour: number;
  /** Whether a host wants it to hand over its work. */
  draining: Generated<boolean>;
}

/** Errors of all processes, by hour. */
interface HostErrorsTable {
  hour: Date;
  kind: string;
  count: number;
}

/** Actions of hosts. */
interface HostActionsTable {
  id: Generated<string>;
  at: Generated<Date>;
  by_id: string;
  deed: string;
  subject: string;
  detail: string | null;
}

export interface HostTables {
  processes: ProcessesTable;
  host_errors: HostErrorsTable;
  host_deeds: HostActionsTable;
}

declare module '../../../database/tables.ts' {
  interface Tables extends HostTables {}
}

/** Whom these tables name, and what keeps them from growing. */
export const HOST_TABLES: TableFacts<HostTables> = {
  processes: { ofProcesses: true, growth: { ownTask: 'processes that have ended (host/presence)' } },
  host_errors: { growth: { since: 'hour', retention: 'hostErrors' } },
  host_deeds: { persons: { by_id: 'nobody' }, outsideGuilds: true, growth: { since: 'at', retention: 'hostDeeds' } },
};
