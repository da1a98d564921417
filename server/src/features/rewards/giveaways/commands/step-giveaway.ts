import type { GiveawayState } from '@perigee/core/rewards/giveaways/giveaway';
import type { GiveawayInput } from '@perigee/core/rewards/giveaways/schema';
import { holds } from '@perigee/core/base/permissions/permissions';
import { m } from '#texts';
import type { CommandContextOf } from '../../../../bot/command-context.ts';
import { moneyWritingOf } from '../../../economy/index.ts';
import { findOrdered, causeOfUse } from '../../../moderation/index.ts';
import { editGiveaway } from '../desk/change.ts';
import { requireGiver } from '../desk/require-giver.ts';
import { cancelGiveaway, endGiveaway, pauseGiveaway, resumeGiveaway } from '../desk/steps.ts';
import { redraw } from '../draw/redraw.ts';
import { summarizeGiveaway } from '../drawing/draw-message.ts';
import type { GiveawayDeps } from '../giveaway-deps.ts';
import { type GiveawayRecord, OPEN_STATES } from '../record.ts';
import { giveawayStore } from '../stores/giveaway-store.ts';
import { winnerStore } from '../stores/winner-store.ts';
import type { EDIT_OPTIONS, GIVEAWAY_NUMBER_OPTION, REROLL_OPTIONS } from './options.ts';
import { isNew, readEndOption } from './read-start.ts';
import { giveawayRefusalText } from './refusal-text.ts';
import { resolveGiveaway } from './resolve-giveaway.ts';

/** Every step names its giveaway. */
type StepContext = CommandContextOf<readonly [typeof GIVEAWAY_NUMBER_OPTION]>;

export interface GiveawayStep<Context extends StepContext = StepContext> {
  /** States the step is allowed in. */
  states: readonly GiveawayState[];
  take: (deps: GiveawayDeps, giveaway: GiveawayRecord, ctx: Context) => Promise<void>;
  confirmation: typeof m.giveaway_changed;
  /** Whether it gives the prize to more people, or to others. */
  gives: boolean;
}

export const PAUSE: GiveawayStep = {
  states: ['running'],
  take: pauseGiveaway,
  confirmation: m.giveaway_now_paused,
  gives: false,
};
export const RESUME: GiveawayStep = {
  states: ['paused'],
  take: resumeGiveaway,
  confirmation: m.giveaway_now_resumed,
  gives: true,
};
export const END: GiveawayStep = {
  states: ['running', 'paused'],
  take: endGiveaway,
  confirmation: m.giveaway_now_ending,
  gives: true,
};
export const CANCEL: GiveawayStep = {
  states: OPEN_STATES,
  take: cancelGiveaway,
  confirmation: m.giveaway_now_cancelled,
  gives: false,
};
export const EDIT: GiveawayStep<CommandContextOf<typeof EDIT_OPTIONS>> = {
  states: OPEN_STATES,
  take: edit,
  confirmation: m.giveaway_changed,
  gives: false,
};
export const REROLL: GiveawayStep<CommandContextOf<typeof REROLL_OPTIONS>> = {
  states: ['ended'],
  take: reroll,
  confirmation: m.giveaway_now_rerolled,
  gives: true,
};

/** Carries out a step on the giveaway the command refers to, and confirms it. */
export async function stepByCommand<Context extends StepContext>(
  deps: GiveawayDeps,
  ctx: Context,
  { states, take, confirmation, gives }: GiveawayStep<Context>,
): Promise<void> {
  const { locale, refuse, reply } = ctx;
  const found = await resolveGiveaway(deps, ctx, states);
  if ('refusal' in found) return refuse(found.refusal);
  try {
    if (gives) await requireGiver(deps, found.value, ctx.user.id);
    await take(deps, found.value, ctx);
  } catch (error) {
    return refuse(error instanceof CommandRefused ? error.message : giveawayRefusalText(error, moneyWritingOf(ctx)));
  }
  const said = confirmation({ number: found.value.number }, { locale });
  const now = (await giveawayStore.find(deps.db, found.value)) ?? found.value;
  const drawn = await winnerStore.list(deps.db, now.guildId, [now.id]);
  await reply({ content: `${said}\n${summarizeGiveaway({ ...now, drawn }, moneyWritingOf(ctx))}` });
}

/** The command's input is refused; the message is for the member. */
class CommandRefused extends Error {}

async function reroll(
  deps: GiveawayDeps,
  giveaway: GiveawayRecord,
  ctx: CommandContextOf<typeof REROLL_OPTIONS>,
): Promise<void> {
  const {
    options: { member: userId },
    user,
  } = ctx;
  const cause = causeOfUse(ctx);
  // A redelivered command must not redraw the members drawn by its first delivery.
  if ((await findOrdered(deps.db, giveaway.guildId, [cause])).size > 0) return;
  const isTarget = (winner: { userId: string }) => userId === undefined || winner.userId === userId;
  await redraw(deps, deps.api, giveaway, { isTarget, as: 'rerolled', byId: user.id, cause });
}

/** Omitted options keep their values. */
async function edit(
  deps: GiveawayDeps,
  giveaway: GiveawayRecord,
  ctx: CommandContextOf<typeof EDIT_OPTIONS>,
): Promise<void> {
  const { options, user, locale } = ctx;
  const { about, channelId: channel, durationMs, endsAt } = giveaway;
  const { winners = about.winners, about: description = about.description, end: text } = options;
  if (isNew(about.prize) && winners > about.winners && !holds(ctx.permissions, 'ManageGuild')) {
    throw new CommandRefused(m.giveaway_may_not_mint({}, { locale }));
  }
  const when = text === undefined ? null : readEndOption(ctx, text);
  if (when !== null && 'refusal' in when) throw new CommandRefused(when.refusal);
  const input: GiveawayInput = {
    ...about,
    channel,
    winners,
    description,
    ...(when === null
      ? { duration: durationMs, endsAt: endsAt?.toISOString() ?? null }
      : fromNow(when.value, giveaway)),
  };
  await editGiveaway(deps, giveaway, { userId: user.id, input });
}

/** In the chat a duration counts from now; in the API it counts from the opening. */
function fromNow(
  { duration, endsAt }: Pick<GiveawayInput, 'duration' | 'endsAt'>,
  { state }: GiveawayRecord,
): Pick<GiveawayInput, 'duration' | 'endsAt'> {
  if (duration === null || state !== 'running') return { duration, endsAt };
  return { duration: null, endsAt: new Date(Date.now() + duration).toISOString() };
}
