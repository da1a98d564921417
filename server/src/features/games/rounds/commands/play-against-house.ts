import { holds } from '@perigee/core/base/permissions/permissions';
import { GAMES } from '@perigee/core/games/catalogue';
import type { RoundGame } from '@perigee/core/games/names';
import type { CommandContext, CommandContextOf } from '../../../../bot/command-context.ts';
import { moneyWritingOf } from '../../../economy/index.ts';
import { gameRefusalText } from '../describing/refusal-text.ts';
import { picturedMessage } from '../describing/round-message.ts';
import type { GameDeps } from '../game-deps.ts';
import { advanceRound } from '../play/advance.ts';
import { today } from '../play/player.ts';
import { startRound } from '../play/start-round.ts';
import type { PlayedRound } from '../played-round.ts';
import type { BET_OPTION } from './bet-option.ts';

interface Play {
  game: RoundGame;
  options?: unknown;
  /** The first move, if the command says it. */
  move?: string | undefined;
}

/** Plays a round against the house, by command. */
export async function playAgainstHouse(
  deps: GameDeps,
  ctx: CommandContextOf<readonly [typeof BET_OPTION]>,
  { game, options = {}, move }: Play,
): Promise<void> {
  const { bot, botPermissions, reply, refuse } = ctx;
  const started = await startRound(deps, ctx, { game: GAMES[game], stake: ctx.options.bet, options });
  const writing = moneyWritingOf(ctx);
  if ('refused' in started) {
    const { refused } = started;
    await refuse(gameRefusalText(refused, writing));
    return;
  }
  const round = move === undefined ? started.round : await playMove(deps, ctx, { round: started.round, choice: move });
  const mayAttach = holds(botPermissions, 'AttachFiles');
  const { pictures } = deps;
  const sent = await reply(
    await picturedMessage(round, { writing, publicUrl: bot.site.publicUrl, pictures, mayAttach }),
  );
  if (round.state !== 'open') {
    if (move !== undefined) await deps.cancelEnd(round);
    return;
  }
  const messageId = await sent.messageId();
  deps.live.add(messageId, round.id);
  await deps.rounds.setMessage({ guildId: round.guildId, id: round.id, messageId });
}

/** The round after a move that raises no stake; as it is, if the move was made before. */
async function playMove(
  deps: GameDeps,
  { guildId, user, settings }: Pick<CommandContext, 'guildId' | 'user' | 'settings'>,
  { round, choice }: { round: PlayedRound; choice: string },
): Promise<PlayedRound> {
  const { id, version } = round;
  const press = { userId: user.id, version, choice, floor: 0, day: today(settings), limits: settings.games };
  const advanced = await advanceRound(deps, { guildId, id }, { kind: 'press', ...press });
  return advanced.round ?? round;
}
