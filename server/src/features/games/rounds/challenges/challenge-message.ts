import { time, TimestampStyles, userMention } from '@discordjs/formatters';
import { GAME_TITLES } from '@perigee/core/games/titles';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { m } from '#texts';
import type { ReplyBody } from '../../../../bot/command-context.ts';
import { type MoneyWriting, writeMoney } from '../../../economy/index.ts';
import { acceptId, declineId } from '../game-ids.ts';
import { nameSide } from '../describing/describe-simple.ts';
import type { Challenge } from '../challenge.ts';

/** A challenge as its message shows it. */
export function challengeMessage(challenge: Challenge, writing: MoneyWriting): ReplyBody {
  const { locale } = writing;
  const { id, game, state, userId, opponentId, seed, endsAt } = challenge;
  const [member, stake] = [userMention(userId), writeMoney(challenge.stake, writing)];
  const requested =
    opponentId === null
      ? m.challenge_open({ member, stake }, { locale })
      : m.challenge_to_one({ member, opponent: userMention(opponentId), stake }, { locale });
  const lines = [requested, ...sideLine(challenge, writing), lineOf(challenge, writing, endsAt)];
  const { Button, ActionRow } = ComponentType;
  return {
    embeds: [
      {
        color: ACCENT_COLOR,
        title: GAME_TITLES[game][locale],
        description: lines.filter((line) => line !== '').join('\n'),
        footer: { text: m.game_seed({ commitment: seed.commitment }, { locale }) },
      },
    ],
    components:
      state === 'open'
        ? [
            {
              type: ActionRow,
              components: [
                {
                  type: Button,
                  style: ButtonStyle.Success,
                  label: m.challenge_accept({}, { locale }),
                  custom_id: acceptId.write({ id }),
                },
                {
                  type: Button,
                  style: ButtonStyle.Secondary,
                  label: m.challenge_decline({}, { locale }),
                  custom_id: declineId.write({ id }),
                },
              ],
            },
          ]
        : [],
  };
}

/** For a coinflip, the side the challenger chose. */
function sideLine({ options, userId }: Challenge, { locale }: MoneyWriting): string[] {
  if (typeof options !== 'object' || options === null || !('side' in options)) return [];
  const side = options.side === 'heads' ? 'heads' : 'tails';
  return [m.challenge_side({ member: userMention(userId), side: nameSide(side, locale) }, { locale })];
}

function lineOf({ state, userId, opponentId }: Challenge, { locale }: MoneyWriting, endsAt: Date): string {
  switch (state) {
    case 'open': {
      const when = time(Math.round(endsAt.getTime() / 1000), TimestampStyles.MediumTime);
      return m.challenge_until({ when }, { locale });
    }
    case 'declined':
      return m.challenge_declined({ member: userMention(opponentId ?? userId) }, { locale });
    case 'cancelled':
      return m.challenge_cancelled({ member: userMention(userId) }, { locale });
    case 'expired':
      return m.challenge_expired({}, { locale });
    case 'accepted':
      return '';
    default:
      return state satisfies never;
  }
}
