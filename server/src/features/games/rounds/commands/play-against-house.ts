import { holds } from '@perigee/core/base/permissions/permissions';
import { GAMES } from '@perigee/core/games/catalogue';
import type { RoundGame } from '@perigee/core/games/names';
import type { CommandContextOf } from '../../../../bot/command-context.ts';
import { moneyWritingOf } from '../../../economy/index.ts';
import { gameRefusalText } from '../describing/refusal-text.ts';
import { picturedMessage } from '../describing/round-message.ts';
import type { GameDeps } from '../game-deps.ts';
import { startRound } from '../play/start-round.ts';
import type { BET_OPTION } from './bet-option.ts';

/** Plays a round against the house, by command. */
export async function playAgainstHouse(
  deps: GameDeps,
  ctx: CommandContextOf<readonly [typeof BET_OPTION]>,
  { game, options = {} }: { game: RoundGame; options?: unknown },
): Promise<void> {
  const { bot, botPermissions, reply, refuse } = ctx;
  const started = await startRound(deps, ctx, { game: GAMES[game], stake: ctx.options.bet, options });
  const writing = moneyWritingOf(ctx);
  if ('refused' in started) {
    const { refused } = started;
    await refuse(gameRefusalText(refused, writing));
    return;
  }
  const { round } = started;
  const mayAttach = holds(botPermissions, 'AttachFiles');
  const { pictures } = deps;
  const sent = await reply(
    await picturedMessage(round, { writing, publicUrl: bot.site.publicUrl, pictures, mayAttach }),
  );
  if (round.state !== 'open') return;
  const messageId = await sent.messageId();
  deps.live.add(messageId, round.id);
  await deps.rounds.setMessage({ guildId: round.guildId, id: round.id, messageId });
}
