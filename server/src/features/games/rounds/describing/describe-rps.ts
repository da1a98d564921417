import type { ViewOf } from '@perigee/core/games/catalogue';
import { RPS_SIGNS, type RpsSign } from '@perigee/core/games/rps/rules';
import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';
import type { GameDescription, RoundContext } from './description.ts';

const SIGNS: Record<RpsSign, { emoji: string; text: (inputs: object, options: { locale: Locale }) => string }> = {
  rock: { emoji: '🪨', text: m.rps_rock },
  paper: { emoji: '📄', text: m.rps_paper },
  scissors: { emoji: '✂️', text: m.rps_scissors },
};

/** A sign in words; null for a player who showed none. */
export function nameSign(sign: RpsSign | null, locale: Locale): string {
  if (sign === null) return m.rps_none({}, { locale });
  return `${SIGNS[sign].emoji} ${SIGNS[sign].text({}, { locale })}`;
}

/** A round of rock, paper, scissors in words, with its buttons. */
export function describeRps({ waitingFor, signs }: ViewOf<'rps'>, { locale, members }: RoundContext): GameDescription {
  const emoji = '✊';
  if (signs === null) {
    const waited = waitingFor.flatMap((seat) => members[seat] ?? []).join(', ');
    return {
      lines: [
        m.rps_choose({}, { locale }),
        ...(members.length > 1 ? [m.game_waiting_for({ members: waited }, { locale })] : []),
      ],
      moves: [
        RPS_SIGNS.map((move) => ({
          move,
          label: SIGNS[move].text({}, { locale }),
          emoji: SIGNS[move].emoji,
          isPrimary: true,
        })),
      ],
      emoji,
    };
  }
  const [first, second] = signs.map((sign) => nameSign(sign, locale));
  const lines =
    members.length === 1
      ? [m.rps_house({ first: first ?? '', second: second ?? '' }, { locale })]
      : members.map((member, seat) => m.rps_members({ member, sign: (seat === 0 ? first : second) ?? '' }, { locale }));
  return { lines, moves: [], emoji };
}
