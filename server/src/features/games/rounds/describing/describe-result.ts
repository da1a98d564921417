import { itemAt } from '@perigee/core/base/lists/known-entries';
import { m } from '#texts';
import { writeGain, writeMoney } from '../../../economy/index.ts';
import type { PlayedRound } from '../played-round.ts';
import type { RoundContext } from './description.ts';

/** The result of a round, for each player. */
export function describeRoundResult(round: PlayedRound, context: RoundContext): string[] {
  const { locale } = context;
  if (round.state === 'refunded') return [m.game_refunded({}, { locale })];
  const isLate = round.history.at(-1)?.kind === 'timeout';
  const results = round.players.length === 1 ? againstHouse(round, context) : betweenMembers(round, context);
  return [...(isLate ? [m.game_timed_out({}, { locale })] : []), ...results];
}

function againstHouse({ staked: [staked = 0], paid }: PlayedRound, { locale, writing }: RoundContext): string[] {
  const payout = paid?.[0] ?? 0;
  const gain = writeGain(payout - staked, writing);
  if (payout === staked) return [m.game_even({}, { locale })];
  if (payout === 0) return [m.game_lost({ gain }, { locale })];
  return [m.game_won({ paid: writeMoney(payout, writing), gain }, { locale })];
}

function betweenMembers(round: PlayedRound, { locale, writing, members }: RoundContext): string[] {
  const { players, staked, paid, balances } = round;
  const gains = players.map((_, seat) => (paid?.[seat] ?? 0) - itemAt(staked, seat));
  const isTie = gains.every((gain) => gain === 0);
  const lines = gains.map((gain, seat) => {
    const reported = { member: itemAt(members, seat), gain: writeGain(gain, writing) };
    if (gain === 0) return m.game_member_even(reported, { locale });
    return gain > 0 ? m.game_member_won(reported, { locale }) : m.game_member_lost(reported, { locale });
  });
  const after = players.flatMap((userId, seat) => {
    const balance = balances.get(userId);
    if (balance === undefined) return [];
    return [m.game_member_has({ member: itemAt(members, seat), balance: writeMoney(balance, writing) }, { locale })];
  });
  return [...(isTie ? [m.game_tie({}, { locale })] : []), ...lines, ...after];
}
