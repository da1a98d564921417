import { DUEL_ITEMS, gearPrice } from '@perigee/core/games/duel/gear';
import {
  type APIActionRowComponent,
  type APIComponentInMessageActionRow,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import { m } from '#texts';
import { writeMoney } from '../../../economy/index.ts';
import { equipId } from '../game-ids.ts';
import type { PlayedRound } from '../played-round.ts';
import { nameItem } from './describe-duel.ts';
import type { RoundContext } from './description.ts';

type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

/** The equipment choices at the start of a duel; empty for any other round. */
export function equipRows({ game, id, version, bet }: PlayedRound, { locale, writing }: RoundContext): Row[] {
  if (game !== 'duel' || version > 0) return [];
  const options = DUEL_ITEMS.map((item) => ({
    value: item,
    label: m.duel_item(
      { item: nameItem(item, locale), price: writeMoney(gearPrice(bet.stake, [item]), writing) },
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
