import type { NativeRefusal, NativeState } from '@perigee/core/moderation/automod/native/endpoints';
import { NATIVE_GAPS } from '@perigee/core/moderation/automod/native/mirror-rule';
import { isNativeRule, type NativeRuleKey } from '@perigee/core/moderation/automod/native/native-rule';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Person } from '../../cases/records/case-record.ts';
import type { AutomodNativeTable } from './native-table.ts';

/** A rule whose filter is on the platform, should be, or has to be removed. */
export interface NativeRow {
  guildId: string;
  rule: NativeRuleKey;
  /** The platform's id of the filter; null if there is none, as far as known. */
  nativeId: string | null;
  state: Exclude<NativeState['state'], 'off'>;
  reason: NativeRefusal | null;
  problem: string | null;
  gaps: NativeState['gaps'];
  /** The settings it was made from. */
  input: string;
  /** The body last sent to the platform, and the filter it returned; null before the first write. */
  sent: string | null;
  written: string | null;
  /** A write was started and its outcome is unknown. */
  isSending: boolean;
  drift: 'changed' | 'deleted' | null;
  driftBy: Person | null;
  /** Incremented whenever the settings, or a person, request something else. */
  revision: number;
}

const gapsSchema = z.array(z.object({ gap: z.enum(NATIVE_GAPS), count: z.number() }));

/** Converts a row; empty for a rule this version does not know. */
export function readNativeRow(row: Selectable<AutomodNativeTable>): NativeRow[] {
  const { guild_id: guildId, rule, state, reason, problem, input, sent, written, drift, revision } = row;
  // Rows of rules that a later version can mirror are left to that version.
  if (!isNativeRule(rule)) return [];
  return [
    {
      guildId,
      rule,
      state,
      reason,
      problem,
      input,
      sent,
      written,
      drift,
      revision,
      nativeId: row.native_id,
      gaps: z.parse(gapsSchema, row.gaps),
      isSending: row.is_sending,
      driftBy: row.drift_by === null ? null : { id: row.drift_by, name: row.drift_by_name },
    },
  ];
}
