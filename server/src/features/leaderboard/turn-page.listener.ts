import { holds } from '@perigee/core/permissions/permissions';
import { type APIMessageComponentInteraction, GatewayDispatchEvents, InteractionType } from 'discord-api-types/v10';
import type { BotContext } from '../../bot/bot-context.ts';
import { defineListener, type Listener } from '../../bot/define-listener.ts';
import { messageOf } from '../../bot/message-of.ts';
import { forgiving } from '../../discord/forgiving.ts';
import { UNANSWERABLE } from '../commands/index.ts';
import { type BoardPage, readBoardButton } from './board-button.ts';
import type { LeaderboardService } from './leaderboard-service.ts';
import { describeBoard } from './describe-board.ts';
import { viewBoard } from './view-board.ts';

/** Turns the page of a leaderboard for whoever presses; the message itself changes. */
export function turnBoardPage(boards: LeaderboardService): Listener {
  return defineListener(GatewayDispatchEvents.InteractionCreate, (ctx, interaction) => {
    if (interaction.type !== InteractionType.MessageComponent) return undefined;
    const asked = readBoardButton(interaction.data.custom_id);
    return asked === null ? undefined : turn(ctx, boards, interaction, asked);
  });
}

async function turn(
  { api, settings, site }: BotContext,
  boards: LeaderboardService,
  interaction: APIMessageComponentInteraction,
  asked: BoardPage,
): Promise<void> {
  const { id, token, guild_id: guildId, app_permissions: botPermissions } = interaction;
  if (guildId === undefined) return;
  const place = { guildId, publicUrl: site.publicUrl };
  const [{ language, economy }, found] = await Promise.all([settings.get(guildId), viewBoard(boards, place, asked)]);

  // The board may have become shorter since the button was drawn.
  const last = Math.max(1, found.pageCount);
  const view = found.page > last ? await viewBoard(boards, place, { ...asked, page: last }) : found;
  const writing = { locale: language.interface, moneySymbol: economy.moneySymbol };
  const body = describeBoard(view, writing, holds(BigInt(botPermissions), 'EmbedLinks'));
  await forgiving(UNANSWERABLE, api.interactions.updateMessage(id, token, messageOf(body)));
}
