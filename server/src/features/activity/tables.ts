import type { ActivityKind } from '@perigee/core/activity/kinds';

/** What went on in a server within an hour. */
interface GuildActivityTable {
  guild_id: string;
  kind: ActivityKind;
  hour: Date;
  times: number;
  last_at: Date;
  /** Whom the last of it was about, where it was about somebody. */
  last_user_id: string | null;
}

export interface ActivityTables {
  guild_activity: GuildActivityTable;
}
