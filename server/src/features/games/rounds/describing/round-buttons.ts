import type { Locale } from '@perigee/core/base/locales/locales';
import { DUEL_ITEMS, gearPrice } from '@perigee/core/games/duel/gear';
import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIComponentInMessageActionRow,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import { m } from '#texts';
import { unmarkedText } from '../../../../texts/people-text.ts';
import { writeMoney } from '../../../economy/index.ts';
import { moveId, equipId } from '../game-ids.ts';
import type { PlayedRound } from '../played-round.ts';
import { nameItem } from './describe-duel.ts';
import type { MoveButton, RoundContext } from './description.ts';

type Row = APIActionRowComponent<APIButtonComponent>;
type ChoiceRow = APIActionRowComponent<APIComponentInMessageActionRow>;

/** A row of buttons for the moves of a round. */
export function moveRow({ id, version }: Pick<PlayedRound, 'id' | 'version'>, moves: readonly MoveButton[]): Row {
  return {
    type: ComponentType.ActionRow,
    components: moves.map(({ move, label, emoji, isPrimary = false, isDisabled = false }) => ({
      type: ComponentType.Button,
      style: isPrimary ? ButtonStyle.Primary : ButtonStyle.Secondary,
      label,
      disabled: isDisabled,
      custom_id: moveId.write({ id, version, move }),
      ...(emoji !== undefined && { emoji: { name: emoji } }),
    })),
  };
}

/** The link below a finished round, where it can be verified. */
export function checkRow(id: string, publicUrl: string, locale: Locale): Row {
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.Button,
        style: ButtonStyle.Link,
        label: m.game_check({}, { locale }),
        url: `${publicUrl}/fair/${id}`,
      },
    ],
  };
}

/** The equipment choices at the start of a duel; empty for any other round. */
export function equipRows({ game, id, version, bet }: PlayedRound, { locale, writing }: RoundContext): ChoiceRow[] {
  if (game !== 'duel' || version > 0) return [];
  const options = DUEL_ITEMS.map((item) => ({
    value: item,
    label: m.duel_item(
      { item: unmarkedText(nameItem(item, locale)), price: writeMoney(gearPrice(bet.stake, [item]), writing) },
      { locale },
    ),
  }));
  return [
    {
      type: ComponentType.ActionRow,
      components: [
        {
          type: ComponentType.StringSelect,
          custom_id: equipId.write({ id, version, how: 'with' }),
          placeholder: m.duel_choose({}, { locale }),
          min_values: 1,
          max_values: DUEL_ITEMS.length,
          options,
        },
      ],
    },
    {
      type: ComponentType.ActionRow,
      components: [
        {
          type: ComponentType.Button,
          style: ButtonStyle.Secondary,
          label: m.duel_nothing({}, { locale }),
          custom_id: equipId.write({ id, version, how: 'bare' }),
        },
      ],
    },
  ];
}
