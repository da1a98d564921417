import type { ReplyBody } from '../../../../bot/command-context.ts';
import type { DbTransaction } from '../../../../database/database.ts';
import { m } from '#texts';
import type { ComponentContext } from '../../../../bot/components/component-context.ts';
import { type Component, defineComponent } from '../../../../bot/components/define-component.ts';
import { carryOutOrder, noteAnswered, outcomeBefore } from './carry-out-order.ts';
import { describeKept, findStricterPunishments, type StricterPunishment } from './stricter-punishments.ts';
import { chooseTargets, type Targets } from './targets/choose-targets.ts';
import type { CommandDeps } from './command-deps.ts';
import { describeOutcome, type OrderOutcome, refusedLines } from './describe-outcome.ts';
import { describeMissingRights } from './missing-rights.ts';
import { askForWord, cancelId, confirmId, replaceId } from './order-buttons.ts';
import { endId, withEnd } from './order-end.ts';
import { causeOfPress } from './order-cause.ts';
import { WARN_REASON_FIELD, warnFormId } from './warn-form.ts';
import { orderState, type WaitingOrder } from './order-state.ts';

/** How long an order can be confirmed, in milliseconds. */
const CONFIRM_WITHIN_MS = 2 * 60_000;

/** Components of waiting orders: the two confirmation buttons, and the form that asks for the reason of a warn. */
export function orderComponents(deps: CommandDeps): Component[] {
  return [
    confirming(deps, confirmId, 'stays'),
    confirming(deps, replaceId, 'replaced'),
    defineComponent({
      id: endId,
      mayPress: { owner: 'moderatorId' },
      lifetimeMs: CONFIRM_WITHIN_MS,
      isSlow: true,
      state: { kind: orderState, id: 'orderId' },
      command: commandOf,
      whenGone: (ctx) => answerAgain(ctx, deps, showInMessage(ctx)),
      async run(ctx, { orderId, choice }, { ends = [], ...waiting }) {
        const { details } = waiting;
        const end = ends[choice];
        if (end === undefined) return ctx.refuse(m.order_over({}, { locale: ctx.locale }));
        const order = { ...waiting, details: withEnd(details, end) };
        await carryOutWaiting(ctx, deps, { orderId, order, show: showInMessage(ctx), stricter: 'asked' });
      },
    }),
    defineComponent({
      id: cancelId,
      mayPress: { owner: 'moderatorId' },
      noCommand: 'cancelling carries nothing out',
      async run({ bot, guildId, locale, update }, { orderId }) {
        await bot.states.drop(guildId, orderId);
        await update({ content: m.order_cancelled({}, { locale }), components: [] });
      },
    }),
    defineComponent({
      id: warnFormId,
      kind: 'form',
      mayPress: { owner: 'moderatorId' },
      state: { kind: orderState, id: 'orderId' },
      command: commandOf,
      whenGone: (ctx) => answerAgain(ctx, deps, ctx.reply),
      async run(ctx, { orderId }, { details, memberIds }) {
        const order = { memberIds, details: { ...details, reason: ctx.field(WARN_REASON_FIELD) } };
        await carryOutWaiting(ctx, deps, { orderId, order, show: ctx.reply, stricter: 'stays' });
      },
    }),
  ];
}

/** A button that confirms an order. */
function confirming(deps: CommandDeps, id: typeof confirmId, stricter: WaitingPress['stricter']): Component {
  return defineComponent({
    id,
    mayPress: { owner: 'moderatorId' },
    lifetimeMs: CONFIRM_WITHIN_MS,
    isSlow: true,
    state: { kind: orderState, id: 'orderId' },
    command: commandOf,
    whenGone: (ctx) => answerAgain(ctx, deps, showInMessage(ctx)),
    run: (ctx, { orderId }, order) =>
      carryOutWaiting(ctx, deps, { orderId, order, show: showInMessage(ctx), stricter }),
  });
}

/** The command that gave the order. Orders kept by an earlier version don't name it. */
function commandOf({ command, details }: WaitingOrder): string {
  return command ?? details.type;
}

/** Shows the outcome to the moderator. */
type Show = (body: ReplyBody) => Promise<unknown>;

function showInMessage({ update }: ComponentContext): Show {
  return (body) => update({ ...body, components: [] });
}

/** Repeats the outcome if this very press was handled before; otherwise the order is over. */
async function answerAgain(ctx: ComponentContext, deps: CommandDeps, show: Show): Promise<void> {
  const before = await outcomeBefore(ctx, deps, { cause: causeOfPress(ctx), people: [] });
  if (before === null) await ctx.refuse(m.order_over({}, { locale: ctx.locale }));
  else await answer(ctx, deps, before, show);
}

interface WaitingPress {
  orderId: string;
  order: WaitingOrder;
  show: Show;
  /** What becomes of stricter punishments. */
  stricter: 'asked' | 'stays' | 'replaced';
}

/** Carries out a waiting order once, checking the bot's permissions and the members again. */
async function carryOutWaiting(ctx: ComponentContext, deps: CommandDeps, press: WaitingPress): Promise<void> {
  const { bot, guildId, locale, refuse } = ctx;
  const { orderId, show } = press;
  const { details, memberIds } = press.order;
  const lacking = describeMissingRights(ctx, details);
  if (lacking !== null) return refuse(lacking);
  const { people, refused } = await chooseTargets(ctx, { type: details.type, named: memberIds });
  if (people.length === 0) return refuse(refusedLines(refused, locale).join('\n'));
  const replaces = press.stricter === 'replaced';
  const stricter = replaces ? [] : await findStricterPunishments(ctx, deps, details, people);
  if (press.stricter === 'asked' && stricter.length > 0)
    return askAboutStricter(ctx, press, { people, refused, stricter });
  const left = people.filter(({ id }) => stricter.every(({ person }) => person.id !== id));
  const said = [...refused, ...stricter.map((each) => describeKept(each, locale))];
  if (left.length === 0) return refuse(refusedLines(said, locale).join('\n'));
  const cause = causeOfPress(ctx);
  const claim = (tx: DbTransaction) => bot.states.take(tx, guildId, orderId);
  const outcome = await carryOutOrder(ctx, deps, { details, people: left, refused: said, cause, replaces, claim });
  if (outcome === null) return refuse(m.order_over({}, { locale }));
  return answer(ctx, deps, outcome, show);
}

/** Asks once more: the end that was chosen is milder than what stands. */
async function askAboutStricter(
  ctx: ComponentContext,
  { orderId, order: { ends: _ends, ...order } }: WaitingPress,
  found: Targets & { stricter: readonly StricterPunishment[] },
): Promise<void> {
  const { bot, guildId, user, locale, update } = ctx;
  const nextId = await bot.states.keep(orderState, ctx, order);
  await bot.states.drop(guildId, orderId);
  await update(askForWord({ orderId: nextId, moderatorId: user.id, details: order.details, ...found }, locale));
}

async function answer(ctx: ComponentContext, deps: CommandDeps, outcome: OrderOutcome, show: Show): Promise<void> {
  await show({ content: describeOutcome(outcome, ctx.locale) });
  await noteAnswered(ctx, deps, outcome);
}
