import type { Generated } from 'kysely';

/** The processes that are at work. */
interface ProcessesTable {
  name: string;
  /** The machine it runs on, and its number there. */
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
  /** Whether a host wants it to give away what it does. */
  draining: Generated<boolean>;
}

/** What went wrong in all processes, by the hour. */
interface HostErrorsTable {
  hour: Date;
  kind: string;
  count: number;
}

/** What hosts did. */
interface HostDeedsTable {
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
  host_deeds: HostDeedsTable;
}
