import type { NativeRefusal, NativeState } from '@perigee/core/automod/native/endpoints';
import { NATIVE_GAPS } from '@perigee/core/automod/native/mirror-rule';
import { isNativeRule, type NativeRuleKey } from '@perigee/core/automod/native/native-rule';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Person } from '../../cases/index.ts';
import type { AutomodTables } from '../tables.ts';

/** A rule that stands on the platform, or is to, or is to be taken back. */
export interface NativeRow {
  guildId: string;
  rule: NativeRuleKey;
  /** The platform's id of the filter; null where there is none, as far as is known. */
  nativeId: string | null;
  state: Exclude<NativeState['state'], 'off'>;
  reason: NativeRefusal | null;
  problem: string | null;
  gaps: NativeState['gaps'];
  /** The settings it follows from. */
  input: string;
  /** What the platform was last told, and how it then said it stands there; null before the first time. */
  sent: string | null;
  written: string | null;
  /** It was being told, and nobody saw the end of that. */
  isSending: boolean;
  drift: 'changed' | 'deleted' | null;
  driftBy: Person | null;
  /** Goes up whenever the settings, or a person, ask for something else. */
  revision: number;
}

const gapsSchema = z.array(z.object({ gap: z.enum(NATIVE_GAPS), count: z.number() }));

/** A row as the platform filter it describes; none for a rule this version does not know. */
export function readNativeRow(row: Selectable<AutomodTables['automod_native']>): NativeRow[] {
  const { guild_id: guildId, rule, state, reason, problem, input, sent, written, drift, revision } = row;
  // A rule that a later version could mirror is that version's.
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
