import { m } from '#texts';
import { cancelJob } from '../../../../jobs/jobs.ts';
import { findMember } from '../../../../bot/commands/find-user.ts';
import type { ComponentContext } from '../../../../bot/components/component-context.ts';
import { type Component, defineComponent } from '../../../../bot/components/define-component.ts';
import { moneyWritingOf } from '../../../economy/index.ts';
import { acceptChallenge } from '../challenges/accept-challenge.ts';
import type { Challenge } from '../challenge.ts';
import { challengeMessage } from '../challenges/challenge-message.ts';
import { gameRefusalText } from '../describing/refusal-text.ts';
import { roundMessage } from '../describing/round-message.ts';
import type { GameDeps } from '../game-deps.ts';
import { endChallengeJob } from '../game-jobs.ts';
import { challengeStore } from '../stores/challenge-store.ts';
import { acceptId, declineId } from '../game-ids.ts';

/** The buttons of a challenge. */
export function challengeComponents(deps: GameDeps): Component[] {
  return [
    defineComponent({
      id: acceptId,
      mayPress: 'anybody',
      noCommand: 'the challenge names the game; it is checked with refusalOf',
      run: (ctx, { id }) => accept(deps, ctx, id),
    }),
    defineComponent({
      id: declineId,
      mayPress: 'anybody',
      noCommand: 'declining gives the stake back',
      run: (ctx, { id }) => decline(deps, ctx, id),
    }),
  ];
}

async function accept(deps: GameDeps, ctx: ComponentContext, id: string): Promise<void> {
  const { bot, guildId, user, messageId, locale, refuse, update } = ctx;
  const challenge = await challengeStore.find(deps.db, { guildId, id });
  if (challenge === null) return refuse(m.challenge_over({}, { locale }));
  if (challenge.userId === user.id) return refuse(m.challenge_own({}, { locale }));
  if (challenge.opponentId !== null && challenge.opponentId !== user.id) {
    return refuse(m.challenge_not_yours({}, { locale }));
  }
  const refusal = ctx.refusalOf(challenge.game);
  if (refusal !== null) return refuse(refusal);
  // Whoever challenged may have left since; what they left behind is not played for.
  if ((await findMember(ctx, challenge.userId)) === undefined) return refuse(m.challenge_left({}, { locale }));
  const accepted = await acceptChallenge(deps, ctx, challenge);
  if ('isOver' in accepted) return refuse(m.challenge_over({}, { locale }));
  const writing = moneyWritingOf(ctx);
  if ('refused' in accepted) return refuse(gameRefusalText(accepted.refused, writing));
  const { round } = accepted;
  if (round.state === 'open' && messageId !== null) deps.live.add(messageId, round.id);
  await update(roundMessage(round, { writing, publicUrl: bot.site.publicUrl }));
  await cancelJob(deps.db, endChallengeJob, { guildId, key: id });
  return undefined;
}

async function decline(deps: GameDeps, ctx: ComponentContext, id: string): Promise<void> {
  const { guildId, user, locale, refuse, update } = ctx;
  const challenge = await challengeStore.find(deps.db, { guildId, id });
  const state = challenge === null ? null : endingBy(challenge, user.id);
  if (challenge === null || state === null) return refuse(m.challenge_not_yours({}, { locale }));
  if (!(await challengeStore.close(deps.db, challenge, { state }))) return refuse(m.challenge_over({}, { locale }));
  await cancelJob(deps.db, endChallengeJob, { guildId, key: id });
  return update(challengeMessage({ ...challenge, state }, moneyWritingOf(ctx)));
}

function endingBy({ userId, opponentId }: Challenge, personId: string): 'cancelled' | 'declined' | null {
  if (personId === userId) return 'cancelled';
  return personId === opponentId ? 'declined' : null;
}
