import type { AppealEventKind } from '@perigee/core/appeal/review-schema';
import type { AppealState } from '@perigee/core/appeal/status';
import type { Locale } from '@perigee/core/locales/locales';
import type { ColumnType, Generated } from 'kysely';

interface AppealsTable {
  guild_id: string;
  id: string;
  user_id: string;
  /** As they were called when they appealed; who is banned is no member that could be asked for. */
  username: string;
  global_name: string | null;
  avatar: string | null;
  /** The language they appealed in, and are written to in. */
  locale: Locale;
  state: AppealState;
  /** The questions as they were asked, by language; go in as JSON and come out parsed, as the answers do. */
  questions: ColumnType<unknown, string, never>;
  answers: ColumnType<unknown, string, never>;
  submitted_at: Generated<Date>;
  ban_reason: string | null;
  /** Whether the platform was asked when and by whom; it may have said that nobody knows. */
  is_ban_known: boolean;
  banned_at: Date | null;
  banned_by: string | null;
  banned_by_name: string | null;
  /** Since when there is no such ban any more. */
  ban_over_at: Date | null;
  held_by: string | null;
  held_by_name: string | null;
  decided_by: string | null;
  decided_by_name: string | null;
  decided_at: Date | null;
  verdict_reason: string | null;
  lifted_at: Date | null;
  /** Why the last try to lift the ban failed. */
  lift_problem: string | null;
  announced: 'sent' | 'refused' | null;
  /** Where it is reviewed; null where no channel was configured. */
  channel_id: string | null;
  message_id: string | null;
  post_problem: string | null;
  /** Goes up with every change that can be seen. */
  revision: Generated<number>;
  /** The revision that the message in the review channel shows. */
  shown_revision: number | null;
}

/** What happened to an appeal. */
interface AppealEventsTable {
  guild_id: string;
  id: string;
  appeal_id: string;
  kind: AppealEventKind;
  at: Generated<Date>;
  /** Null for what Perigee did by itself. */
  by_id: string | null;
  by_name: string | null;
  reason: string | null;
}

export interface AppealTables {
  appeals: AppealsTable;
  appeal_events: AppealEventsTable;
}
