import { sql } from 'kysely';
import type { Subscriber } from '../../../events/define-subscriber.ts';
import { onSectionSaved, type SettingsService } from '../../community/index.ts';
import { savePlan } from './plan-store.ts';
import { planOf } from './plan.ts';

/** Updates the plan of levels in the transaction that saves the settings. */
export function followSettings(settings: Pick<SettingsService, 'versionOf'>): Subscriber {
  return onSectionSaved('levels', async (tx, { guildId, version }) => {
    const levels = await settings.versionOf(guildId, 'levels', version, tx);
    if (levels === undefined) return;
    await savePlan(tx, guildId, levels.enabled, planOf(levels));
    // The change may have solved the problem.
    await tx.deleteFrom('level_problems').where('guild_id', '=', guildId).execute();
    await tx
      .updateTable('level_roles')
      .set({ retry_at: sql<Date>`now()`, attempts: 0 })
      .where('guild_id', '=', guildId)
      .where('problem', 'is not', null)
      .where('problem', '<>', 'left')
      .execute();
  });
}
