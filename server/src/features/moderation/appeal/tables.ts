import type { AppealEventKind } from '@perigee/core/moderation/appeal/review-schema';
import type { AppealState } from '@perigee/core/moderation/appeal/status';
import type { Locale } from '@perigee/core/base/locales/locales';
import type { ColumnType, Generated } from 'kysely';
import type { TableFacts } from '../../../database/table-facts.ts';

interface AppealsTable {
  guild_id: string;
  id: string;
  user_id: string;
  /** The person's names and avatar when they appealed: a banned person is not a member who could be looked up later. */
  username: string;
  global_name: string | null;
  avatar: string | null;
  /** The language they appealed in, also used for messages to them. */
  locale: Locale;
  state: AppealState;
  /** The questions as asked, by language. Written as JSON text and read back parsed, as are the answers. */
  questions: ColumnType<unknown, string, never>;
  answers: ColumnType<unknown, string, never>;
  submitted_at: Generated<Date>;
  ban_reason: string | null;
  /** Whether the audit log was checked for the ban's time and author; it may not have had an answer. */
  is_ban_known: boolean;
  banned_at: Date | null;
  banned_by: string | null;
  banned_by_name: string | null;
  /** When the ban ended; null while it lasts. */
  ban_over_at: Date | null;
  held_by: string | null;
  held_by_name: string | null;
  decided_by: string | null;
  decided_by_name: string | null;
  decided_at: Date | null;
  verdict_reason: string | null;
  lifted_at: Date | null;
  /** Why the last attempt to lift the ban failed. */
  lift_problem: string | null;
  announced: 'sent' | 'refused' | null;
  /** The review channel; null if none was configured. */
  channel_id: string | null;
  message_id: string | null;
  post_problem: string | null;
  /** Incremented with every visible change. */
  revision: Generated<number>;
  /** The revision shown by the message in the review channel. */
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

declare module '../../../database/tables.ts' {
  interface Tables extends AppealTables {}
}

/** Whom these tables name, and what keeps them from growing. */
export const APPEAL_TABLES: TableFacts<AppealTables> = {
  appeals: {
    persons: {
      user_id: 'feature',
      banned_by: { fate: 'nobody', called: ['banned_by_name'] },
      held_by: { fate: 'nobody', called: ['held_by_name'] },
      decided_by: { fate: 'nobody', called: ['decided_by_name'] },
    },
    growth: { retentionReason: 'earlier verdicts matter if the ban is appealed again' },
  },
  appeal_events: {
    persons: { by_id: { fate: 'nobody', called: ['by_name'] } },
    growth: { retentionReason: 'earlier verdicts matter if the ban is appealed again' },
  },
};
