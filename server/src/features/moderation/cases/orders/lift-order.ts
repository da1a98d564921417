import type { CommandContextOf } from '../../../../bot/command-context.ts';
import type { Person } from '../records/case-record.ts';
import { noteAnswered, numbersOf, outcomeBefore, SETTLED_WITHIN_MS } from './carry-out-order.ts';
import type { CommandDeps } from './command-deps.ts';
import { describeOutcome, refusedLines } from './describe-outcome.ts';
import { causeOfUse } from './order-cause.ts';
import type { PUNISH_REASON_OPTION } from './punish-options.ts';

interface LiftOrder {
  type: 'unmute' | 'unban';
  people: readonly Person[];
  /** Lines about users who have nothing to lift. */
  refused: readonly string[];
}

/** Lifts mutes or bans and replies with the outcome. */
export async function liftFor(
  ctx: CommandContextOf<readonly [typeof PUNISH_REASON_OPTION]>,
  deps: Pick<CommandDeps, 'punishments' | 'cases'>,
  { type, people, refused }: LiftOrder,
): Promise<void> {
  const { guildId, channelId, user, options, locale, reply, refuse } = ctx;
  const { reason = '' } = options;
  const { punishments } = deps;
  const cause = causeOfUse(ctx);
  // If the event is delivered again, nothing is left to lift.
  const before = refused.length === 0 ? null : await outcomeBefore(ctx, deps, { cause, people });
  if (before !== null) {
    await reply({ content: describeOutcome(before, locale) });
    await noteAnswered(ctx, deps, before);
    return;
  }
  if (people.length === 0) {
    await refuse(refusedLines(refused, locale).join('\n'));
    return;
  }
  const opened = await punishments.lift({
    guildId,
    type,
    members: people.map(({ id, name }) => ({ id, name })),
    moderator: { id: user.id, name: user.username },
    reason,
    source: 'command',
    report: { channelId, moderatorId: user.id },
    cause,
  });
  const cases = await punishments.settled(guildId, numbersOf(opened), SETTLED_WITHIN_MS);
  const outcome = { cases, followers: [], refused, lostPictures: [], activeWarns: null };
  await reply({ content: describeOutcome(outcome, locale) });
  await noteAnswered(ctx, deps, outcome);
}
