import { randomUUID } from 'node:crypto';
import { GAMES } from '@perigee/core/games/catalogue';
import type { RoundGame } from '@perigee/core/games/names';
import { m } from '#texts';
import { enqueueJob } from '../../../../jobs/jobs.ts';
import type { CommandContextOf } from '../../../../bot/command-context.ts';
import { moneyWritingOf } from '../../../economy/index.ts';
import { findJoinedAt, findUser } from '../../../../bot/commands/find-user.ts';
import type { BET_OPTION, OPPONENT_OPTION } from './bet-option.ts';
import { gameRefusalText } from '../describing/refusal-text.ts';
import type { GameDeps } from '../game-deps.ts';
import { endChallengeJob } from '../game-jobs.ts';
import { readPlayer, playerStakeOf } from '../play/player.ts';
import { challengeStore } from '../stores/challenge-store.ts';
import { CHALLENGE_MS } from '../challenge.ts';
import { challengeMessage } from '../challenges/challenge-message.ts';

/** Challenges the member named in the command, or anybody where none is named. */
export async function makeChallenge(
  deps: GameDeps,
  ctx: CommandContextOf<readonly [typeof BET_OPTION, typeof OPPONENT_OPTION]>,
  { game: name, options = {} }: { game: RoundGame; options?: unknown },
): Promise<void> {
  const { guildId, channelId, user, joinedAt, settings, locale, invocationId, refuse } = ctx;
  const writing = moneyWritingOf(ctx);
  const opponent = await readOpponent(ctx);
  if ('refused' in opponent) return refuse(opponent.refused);
  const { opponentId } = opponent;
  const game = GAMES[name];
  const player = await readPlayer(deps, { guildId, userId: user.id, joinedAt, settings }, name);
  if ('refused' in player) return refuse(gameRefusalText(player.refused, writing));
  const read = playerStakeOf(player, ctx.options.bet, settings);
  if ('why' in read) return refuse(gameRefusalText(read, writing));
  const { stake } = read;
  const { commission } = settings.economy;
  const refusal = game.checkBet({ stake, seats: 2, commission, options });
  if (refusal !== null) return refuse(gameRefusalText({ ...refusal, why: refusal.refused }, writing));

  const seed = deps.seeds.make(guildId);
  const made = {
    guildId,
    id: randomUUID(),
    invocationId,
    game: name,
    channelId,
    userId: user.id,
    opponentId,
    stake,
    options,
    seed,
  };
  const endsAt = new Date(Date.now() + CHALLENGE_MS);
  const isMade = await deps.events.transaction(async (tx) => {
    if (!(await challengeStore.add(tx, made))) return false;
    await enqueueJob(tx, endChallengeJob, { guildId, key: made.id, payload: { id: made.id }, at: endsAt });
    return true;
  });
  if (!isMade) return refuse(m.challenge_one({}, { locale }));
  const sent = await ctx.reply(
    challengeMessage({ ...made, state: 'open', messageId: null, roundId: null, endsAt }, writing),
  );
  await challengeStore.setMessage(deps.db, made, await sent.messageId());
  return undefined;
}

async function readOpponent(
  ctx: CommandContextOf<readonly [typeof OPPONENT_OPTION]>,
): Promise<{ opponentId: string | null } | { refused: string }> {
  const { locale } = ctx;
  if (ctx.options.user === undefined) return { opponentId: null };
  const opponent = await findUser(ctx);
  if (opponent === undefined) return { refused: m.user_unknown({}, { locale }) };
  if (opponent.id === ctx.user.id) return { refused: m.challenge_self({}, { locale }) };
  if (opponent.bot === true) return { refused: m.challenge_bot({}, { locale }) };
  if ((await findJoinedAt(ctx, opponent.id)) === undefined) return { refused: m.challenge_left({}, { locale }) };
  return { opponentId: opponent.id };
}
