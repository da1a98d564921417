import type { Locale } from '@perigee/core/base/locales/locales';
import { type APIActionRowComponent, type APIButtonComponent, ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { m } from '#texts';
import { moveId } from '../game-ids.ts';
import type { PlayedRound } from '../played-round.ts';
import type { MoveButton } from './description.ts';

type Row = APIActionRowComponent<APIButtonComponent>;

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
