import type { FilterWork } from './filter-work.ts';
import { isOrphanOf } from './native-body.ts';
import { isNoFilter } from './native-refusal.ts';

/** Removes the filter of a rule that is off, then its row. */
export async function removeFilter(work: FilterWork): Promise<void> {
  const { store, row } = work;
  await deleteFilter(work);
  await store.noteFilter(row, { nativeId: null, sent: null, written: null, isSending: false });
  await store.remove(row);
}

/** Deletes a rule's filter. One that is gone already is no error; one whose id was never saved is found by its name. */
export async function deleteFilter({ bot: { api, botId }, row, reason }: FilterWork): Promise<void> {
  const { guildId, rule } = row;
  const found =
    row.nativeId === null && row.isSending
      ? (await api.guilds.getAutoModerationRules(guildId)).find((each) => isOrphanOf(rule, each, botId))?.id
      : row.nativeId;
  if (found === undefined || found === null) return;
  try {
    await api.guilds.deleteAutoModerationRule(guildId, found, { reason });
  } catch (error) {
    if (!isNoFilter(error)) throw error;
  }
}
