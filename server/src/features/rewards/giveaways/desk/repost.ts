import { makeIssue } from '@perigee/core/base/issues/issue';
import { chosenChannelRefusal, postRefusal } from '../../../community/index.ts';
import type { GiveawayDeps } from '../giveaway-deps.ts';
import type { GiveawayKey } from '../record.ts';
import { invalid, refuse } from '../refusal.ts';
import { giveawayStore } from '../stores/giveaway-store.ts';
import { followUp } from './change.ts';
import { withLockedGiveaway } from './with-locked-giveaway.ts';

/**
 * Posts a giveaway's message again where it was deleted or never posted; entries are kept.
 * @throws AppError where it is over, its message exists, or the bot cannot write there; nothing has changed then.
 */
export async function repostGiveaway(
  deps: GiveawayDeps,
  key: GiveawayKey,
  { userId, channelId }: { userId: string; channelId: string },
): Promise<void> {
  const { directory } = deps;
  const [guild, member] = await Promise.all([directory.get(key.guildId), directory.member(key.guildId, userId)]);
  const stood = (await giveawayStore.find(deps.db, key))?.channelId;
  const chosen = channelId === stood ? null : chosenChannelRefusal(guild, member, channelId);
  const refusal = chosen ?? postRefusal(guild, channelId);
  if (refusal !== null) throw invalid(makeIssue('channel', refusal));
  await withLockedGiveaway(deps, key, async (tx, { state, problem, revision }) => {
    if (state !== 'running' && state !== 'paused') throw refuse('giveaway_notRunning');
    if (problem !== 'messageGone' && problem !== 'notPosted') throw refuse('giveaway_isPosted');
    await giveawayStore.change(tx, key, { channel_id: channelId, problem: 'messageGone', revision: revision + 1 });
    await followUp(tx, key);
  });
}
