import { time, TimestampStyles, userMention } from '@discordjs/formatters';
import type { Locale } from '@perigee/core/base/locales/locales';
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import * as z from 'zod/mini';
import { m } from '#texts';
import { customId } from '../../../../bot/components/custom-id.ts';
import type { ReplyBody } from '../../../../bot/command-context.ts';
import type { Raid } from './raid-rows.ts';

/** Ends a raid early. */
export const undoRaidId = customId({ feature: 'automod', action: 'raid', version: 1, args: { raidId: z.uuid() } });

const GOES_ON = 0xd0_40_40;
const OVER = 0x30_b0_60;

/** The log message of a raid, with the undo button while it is running. */
export function describeRaid(raid: Raid, locale: Locale): ReplyBody {
  const { measures, undoneBy, endsAt, endedAt } = raid;
  const isOver = undoneBy !== null || endedAt !== null;
  const acts = measures.isLogOnly
    ? [m.automod_raid_logged({}, { locale })]
    : [
        ...(measures.pauseInvites ? [m.automod_raid_invites({}, { locale })] : []),
        ...(measures.raiseVerification ? [m.automod_raid_verification({}, { locale })] : []),
        ...(isOver ? [] : [m.automod_raid_until({ at: time(endsAt, TimestampStyles.RelativeTime) }, { locale })]),
      ];
  const undone = undoneBy === null ? [] : [m.automod_raid_undone({ member: userMention(undoneBy) }, { locale })];
  const button = {
    type: ComponentType.Button as const,
    style: ButtonStyle.Danger as const,
    label: m.automod_raid_undo({}, { locale }),
    custom_id: undoRaidId.write({ raidId: raid.id }),
  };
  const isOpen = !isOver && !measures.isLogOnly;
  return {
    embeds: [
      {
        title: m.automod_raid({}, { locale }),
        description: [...acts, ...undone].join('\n'),
        color: isOver ? OVER : GOES_ON,
        timestamp: raid.begunAt.toISOString(),
      },
    ],
    components: isOpen ? [{ type: ComponentType.ActionRow, components: [button] }] : [],
  };
}
