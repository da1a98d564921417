import { isMirrored, NATIVE_RULE_KEYS, type NativeRuleKey } from '@perigee/core/moderation/automod/native/native-rule';
import { settingsSaved } from '@perigee/core/community/settings/events';
import { sql } from 'kysely';
import { enqueueJob } from '../../../../jobs/jobs.ts';
import type { DbTransaction } from '../../../../database/database.ts';
import { defineSubscriber } from '../../../../events/define-subscriber.ts';
import { inputOf, MIRRORED_SECTIONS, type MirrorSettings, readMirrorSettings } from './mirror-settings.ts';
import { syncNativeJob } from './sync-native-job.ts';
import type { NativeRow } from './native-row.ts';
import { listNative } from './native-store.ts';
import { nativeSubjectOf } from './native-subject.ts';

/** Enqueues a job for every save that affects a filter on the platform. */
export const followNative = defineSubscriber(settingsSaved, {
  async inTransaction(tx, { guildId, section, version }) {
    if (!MIRRORED_SECTIONS.includes(section)) return;
    const settings = await readMirrorSettings(tx, guildId);
    const rows = await listNative(tx, guildId);
    for (const rule of NATIVE_RULE_KEYS) {
      const row = rows.find((found) => found.rule === rule) ?? null;
      await follow(tx, { guildId, settings, rule, row, cause: `${section} ${version}` });
    }
  },
});

interface FollowedRule {
  guildId: string;
  settings: MirrorSettings;
  rule: NativeRuleKey;
  row: NativeRow | null;
  cause: string;
}

async function follow(tx: DbTransaction, followed: FollowedRule): Promise<void> {
  const { guildId, settings, rule, row, cause } = followed;
  const now = Date.now();
  const job = { guildId, payload: { rule, restore: false }, subject: nativeSubjectOf(rule) };
  const until = trialEndOf(settings, rule, now);
  if (until !== null)
    await enqueueJob(tx, syncNativeJob, { ...job, key: `${rule} trial ${until}`, at: new Date(until) });

  const input = inputOf(settings, rule);
  const isOn = isMirrored(settings.automod, rule, now);
  if (row === null ? !isOn : row.input === input) return;
  if (row?.state === 'drifted' && isLeft(settings, rule)) {
    // Once mirroring is off, what somebody else made of the filter belongs to them.
    await tx.deleteFrom('automod_native').where('guild_id', '=', guildId).where('rule', '=', rule).execute();
    return;
  }
  await tx
    .insertInto('automod_native')
    .values({ guild_id: guildId, rule, state: 'pending', input })
    .onConflict((conflict) =>
      conflict
        .columns(['guild_id', 'rule'])
        .doUpdateSet({ state: 'pending', input, problem: null, revision: sql`automod_native.revision + 1` }),
    )
    .execute();
  await enqueueJob(tx, syncNativeJob, { ...job, key: `${rule} ${cause}` });
}

/** Only mirroring was switched off; the rule stays on. */
function isLeft({ automod }: MirrorSettings, rule: NativeRuleKey): boolean {
  return automod[rule].enabled && !automod[rule].options.native;
}

/** When a rule to be mirrored stops only logging; null if no such time lies ahead. */
function trialEndOf({ automod }: MirrorSettings, rule: NativeRuleKey, now: number): number | null {
  const { logOnlyUntil: until } = automod[rule];
  return until !== null && until > now && isMirrored(automod, rule, until) ? until : null;
}
