import type { NativeState } from '@perigee/core/moderation/automod/native/endpoints';
import { isMirrored, NATIVE_RULE_KEYS, type NativeRuleKey } from '@perigee/core/moderation/automod/native/native-rule';
import { sql } from 'kysely';
import { enqueueJob } from '../../../../jobs/jobs.ts';
import type { Db } from '../../../../database/database.ts';
import { AppError } from '../../../../errors/app-error.ts';
import { readMirrorSettings } from './mirror-settings.ts';
import { syncNativeJob } from './sync-native-job.ts';
import type { NativeStore } from './native-store.ts';
import { nativeSubjectOf } from './native-subject.ts';

/** The state of rules in the platform's own filter. */
export interface NativeFilters {
  /** Of every rule that can be mirrored. */
  states(guildId: string): Promise<NativeState[]>;
  /** Enqueues a job that puts the filter back. @throws AppError `conflict` if it was neither refused nor changed. */
  restore(guildId: string, rule: NativeRuleKey): Promise<void>;
}

export function createNativeFilters(db: Db, store: NativeStore): NativeFilters {
  return {
    async states(guildId) {
      const [settings, rows] = await Promise.all([readMirrorSettings(db, guildId), store.list(guildId)]);
      return NATIVE_RULE_KEYS.map((rule): NativeState => {
        const row = rows.find((found) => found.rule === rule);
        if (row === undefined) {
          const state = isMirrored(settings.automod, rule, Date.now()) ? 'pending' : 'off';
          return { rule, state, reason: null, problem: null, gaps: [], drift: null };
        }
        const { state, reason, problem, gaps, drift, driftBy } = row;
        const by = driftBy && { id: driftBy.id, username: driftBy.name };
        return {
          rule,
          state,
          reason,
          problem,
          gaps,
          drift: state === 'drifted' && drift !== null ? { kind: drift, by } : null,
        };
      });
    },

    restore: (guildId, rule) =>
      db.transaction().execute(async (tx) => {
        const row = await tx
          .updateTable('automod_native')
          .set({ state: 'pending', problem: null, revision: sql`revision + 1` })
          .where('guild_id', '=', guildId)
          .where('rule', '=', rule)
          .where('state', 'in', ['refused', 'drifted'])
          .returning('revision')
          .executeTakeFirst();
        if (row === undefined) throw new AppError('conflict', 'There is nothing to fix');
        const key = `${rule} restore ${row.revision} ${Date.now()}`;
        await enqueueJob(tx, syncNativeJob, {
          guildId,
          key,
          payload: { rule, restore: true },
          subject: nativeSubjectOf(rule),
        });
      }),
  };
}
