import { winnerStore } from './stores/winner-store.ts';
import type { EntryStore } from './stores/entry-store.ts';
import type { Db } from '../../../database/database.ts';
import type { BotContext } from '../../../bot/bot-context.ts';
import { NO_PINGS } from '../../../bot/message-of.ts';
import { moneyWritingOf } from '../../economy/index.ts';
import { drawMessage, type ShownGiveaway } from './drawing/draw-message.ts';
import type { GiveawayDeps } from './giveaway-deps.ts';
import type { GiveawayRecord } from './record.ts';
import { giveawayStore } from './stores/giveaway-store.ts';

type ShowContext = Pick<BotContext, 'api' | 'settings' | 'site'>;

/** The current message of a giveaway. */
export async function bodyOf(
  deps: Pick<GiveawayDeps, 'db' | 'entries'>,
  { settings, site }: Pick<ShowContext, 'settings' | 'site'>,
  giveaway: GiveawayRecord,
) {
  const [read, shown] = await Promise.all([settings.get(giveaway.guildId), readShown(deps, giveaway)]);
  const writing = moneyWritingOf({ locale: read.language.interface, settings: read });
  return {
    entries: shown.entries,
    body: { ...drawMessage(shown, writing, site.publicUrl), allowed_mentions: NO_PINGS },
  };
}

/** Edits the message of a giveaway to its current state. @throws the platform's error where that fails. */
export async function showGiveaway(
  deps: Pick<GiveawayDeps, 'db' | 'entries'>,
  ctx: ShowContext,
  giveaway: GiveawayRecord,
): Promise<void> {
  if (giveaway.messageId === null) return;
  const { entries, body } = await bodyOf(deps, ctx, giveaway);
  await ctx.api.channels.editMessage(giveaway.channelId, giveaway.messageId, body);
  if (entries !== giveaway.shownEntries) await giveawayStore.change(deps.db, giveaway, { shown_entries: entries });
}

/** A giveaway with the entries and winners its message shows now. */
async function readShown(
  { db, entries }: { db: Db; entries: Pick<EntryStore, 'count'> },
  giveaway: GiveawayRecord,
): Promise<ShownGiveaway> {
  const isOver = giveaway.state === 'ended' || giveaway.state === 'cancelled';
  return {
    ...giveaway,
    entries: isOver ? giveaway.entries : await entries.count(db, giveaway),
    drawn: isOver ? await winnerStore.list(db, giveaway.guildId, [giveaway.id]) : [],
  };
}
