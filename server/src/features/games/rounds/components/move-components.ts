import { holds } from '@perigee/core/base/permissions/permissions';
import { DUEL_ITEMS } from '@perigee/core/games/duel/gear';
import { m } from '#texts';
import type { ComponentContext } from '../../../../bot/components/component-context.ts';
import { type Component, defineComponent } from '../../../../bot/components/define-component.ts';
import { moneyWritingOf } from '../../../economy/index.ts';
import { nameItem } from '../describing/describe-duel.ts';
import { nameSign } from '../describing/describe-rps.ts';
import { gameRefusalText } from '../describing/refusal-text.ts';
import { picturedMessage } from '../describing/round-message.ts';
import type { GameDeps } from '../game-deps.ts';
import { advanceRound } from '../play/advance.ts';
import { today } from '../play/player.ts';
import type { PlayedRound } from '../played-round.ts';
import type { ShowRounds } from '../show-rounds.ts';
import { moveId, equipId } from '../game-ids.ts';

type Deps = GameDeps & { showRounds: ShowRounds };

const STAKED = 'a round whose stake was taken is played to its end';

/** Moves that may raise the stake. */
const RAISING = new Set(['double', 'split']);

/** The buttons of rounds. The round, never the button, decides whose turn it is and what is allowed. */
export function moveComponents(deps: Deps): Component[] {
  return [
    defineComponent({
      id: moveId,
      mayPress: 'anybody',
      noCommand: STAKED,
      run: (ctx, { id, version, move }) => press(deps, ctx, { id, version, move, mayRaise: RAISING.has(move) }),
    }),
    defineComponent({
      id: equipId,
      mayPress: 'anybody',
      noCommand: STAKED,
      run: (ctx, { id, version, how }) => {
        const equip = how === 'with' ? DUEL_ITEMS.filter((item) => ctx.values.includes(item)) : [];
        return press(deps, ctx, { id, version, move: { equip }, mayRaise: equip.length > 0 });
      },
    }),
  ];
}

interface ButtonPress {
  id: string;
  version: number;
  move: unknown;
  mayRaise: boolean;
}

async function press(
  deps: Deps,
  ctx: ComponentContext,
  { id, version, move: choice, mayRaise }: ButtonPress,
): Promise<void> {
  const { guildId, user, settings } = ctx;
  const floor = mayRaise ? Math.max(0, await deps.wallets.floor(guildId, user.id)) : 0;
  const limits = settings.games;
  const move = { kind: 'press', userId: user.id, version, choice, floor, day: today(settings), limits } as const;
  const advanced = await advanceRound(deps, { guildId, id }, move);
  if ('refused' in advanced) {
    const { refused, round } = advanced;
    // The message may not show the latest state yet.
    if ((refused.why === 'over' || refused.why === 'stale') && round !== undefined) await showRound(deps, ctx, round);
    await ctx.refuse(gameRefusalText(refused, moneyWritingOf(ctx)));
    return;
  }
  const { round } = advanced;
  const { messageId } = ctx;
  if (round.messageId === null && messageId !== null) await deps.rounds.setMessage({ guildId, id, messageId });
  const word = round.version === version && round.state === 'open' ? privateReply(choice, ctx) : null;
  if (word === null) await showRound(deps, ctx, round);
  else await ctx.refuse(word);
}

/** Updates the message to the current round. Once it shows the end, the pending end job is cancelled. */
async function showRound(deps: Deps, ctx: ComponentContext, round: PlayedRound): Promise<void> {
  const { bot, channelId, messageId, update } = ctx;
  if (messageId === null) return;
  const make = () =>
    picturedMessage(round, {
      writing: moneyWritingOf(ctx),
      publicUrl: bot.site.publicUrl,
      pictures: deps.pictures,
      mayAttach: holds(ctx.botPermissions, 'AttachFiles'),
    });
  const isShown = await deps.showRounds.show(bot, { channelId, messageId }, make, update);
  if (round.state === 'open') return;
  deps.live.remove(messageId);
  if (isShown) await deps.cancelEnd(round);
}

/** What only the member who pressed may see until the opponent has chosen. */
function privateReply(move: unknown, { locale }: ComponentContext): string | null {
  if (move === 'rock' || move === 'paper' || move === 'scissors') {
    return m.rps_chosen({ sign: nameSign(move, locale) }, { locale });
  }
  if (typeof move !== 'object' || move === null || !('equip' in move) || !Array.isArray(move.equip)) return null;
  const { equip } = move;
  const items = DUEL_ITEMS.filter((item) => equip.includes(item)).map((item) => nameItem(item, locale));
  return items.length === 0 ? m.duel_ready_bare({}, { locale }) : m.duel_ready({ items: items.join(', ') }, { locale });
}
