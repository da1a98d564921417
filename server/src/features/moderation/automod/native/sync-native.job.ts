import { isMirrored } from '@perigee/core/moderation/automod/native/native-rule';
import { m } from '#texts';
import { type Job, defineJob } from '../../../../bot/define-job.ts';
import type { Db } from '../../../../database/database.ts';
import { platformProblem } from '../../../../discord/platform-problem.ts';
import { inputOf, readMirrorSettings } from './mirror-settings.ts';
import { syncNativeJob } from './sync-native-job.ts';
import { isGone, NativeRefused, nativeRefusalOf } from './native-refusal.ts';
import type { NativeStore } from './native-store.ts';
import { writeFilter } from './write-filter.ts';
import { removeFilter } from './remove-filter.ts';

/**
 * Creates or updates a rule's filter on the platform, or removes it, as the settings say. Leaves alone what others
 * made.
 */
export function syncNative(db: Db, store: NativeStore): Job {
  return defineJob(syncNativeJob, {
    async perform(bot, { rule, restore }, { guildId, dueAt }) {
      const settings = await readMirrorSettings(db, guildId);
      // The end of a trial is due by the database's clock, which may be ahead of this process's.
      const isOn = isMirrored(settings.automod, rule, Math.max(Date.now(), dueAt.getTime()));
      const key = { guildId, rule };
      const row = isOn ? await store.open(key, inputOf(settings, rule)) : await store.find(key);
      if (row === null) return;
      const reason = m.automod_native_reason({}, { locale: settings.locale });
      const filter = { bot, store, row, settings, reason };
      try {
        await (isOn ? writeFilter(filter, restore) : removeFilter(filter));
      } catch (error) {
        if (isGone(error)) return store.forgetGuild(guildId);
        const refusal = nativeRefusalOf(error);
        // Refused by our own check: there is no answer of the platform to show.
        const problem = error instanceof NativeRefused ? null : platformProblem(error);
        if (refusal !== null) return store.settle(row, { state: 'refused', reason: refusal, problem });
        await store.noteProblem(row, platformProblem(error));
        throw error;
      }
      return undefined;
    },
  });
}
