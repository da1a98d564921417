import type { Locale } from '@perigee/core/base/locales/locales';
import { type APIActionRowComponent, type APIButtonComponent, ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { m } from '#texts';
import { actId } from '../game-ids.ts';
import type { PlayedRound } from '../played-round.ts';
import type { ActButton } from './description.ts';

type Row = APIActionRowComponent<APIButtonComponent>;

/** A row of buttons for the moves of a round. */
export function actRow({ id, version }: Pick<PlayedRound, 'id' | 'version'>, acts: readonly ActButton[]): Row {
  return {
    type: ComponentType.ActionRow,
    components: acts.map(({ act, label, emoji, isPrimary = false, isDisabled = false }) => ({
      type: ComponentType.Button,
      style: isPrimary ? ButtonStyle.Primary : ButtonStyle.Secondary,
      label,
      disabled: isDisabled,
      custom_id: actId.write({ id, version, act }),
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
