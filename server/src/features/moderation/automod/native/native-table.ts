import type { NativeRefusal } from '@perigee/core/moderation/automod/native/endpoints';
import type { ColumnType, Generated } from 'kysely';

/** A rule whose filter is on the platform, should be, or has to be removed. */
export interface AutomodNativeTable {
  guild_id: string;
  rule: string;
  native_id: string | null;
  state: 'pending' | 'active' | 'drifted' | 'refused';
  reason: NativeRefusal | null;
  problem: string | null;
  /** Written as JSON text and read back parsed. */
  gaps: ColumnType<unknown, string | undefined, string>;
  input: string;
  sent: string | null;
  written: string | null;
  is_sending: Generated<boolean>;
  drift: 'changed' | 'deleted' | null;
  drift_by: string | null;
  drift_by_name: string | null;
  revision: Generated<number>;
}
