import { settingsOfCommand } from '@perigee/core/commands/command-settings';
import type { GuildSettings } from '@perigee/core/guilds/schema';
import { m } from '#texts';
import type { BotContext } from '../bot-context.ts';
import type { CommandEntry } from '../command-entry.ts';
import type { ActingMember } from '../acting-member.ts';
import type { Refusal } from './authorise.ts';
import { namePermissions } from '../permission-texts.ts';

/** Most roles or channels one sentence names; a longer list tells nobody anything. */
const NAMED_MAX = 10;

interface Refused {
  bot: Pick<BotContext, 'site'>;
  command: CommandEntry;
  settings: GuildSettings;
  member: ActingMember;
}

/** Why a command is refused, in the guild's language, and where or for whom it works where the settings say so. */
export function describeRefusal({ bot, command, settings, member }: Refused, refusal: Refusal): string {
  const locale = settings.language.interface;
  const { allowedRoles, forbiddenRoles, allowedChannels } = settingsOfCommand(settings.commands, command.name);
  switch (refusal.why) {
    case 'disabled':
      return m.command_disabled({}, { locale });
    case 'channel':
      return allowedChannels.length === 0
        ? m.command_wrong_channel({}, { locale })
        : m.command_other_channel({ channels: mentionAll(allowedChannels, '#') }, { locale });
    case 'role':
      // Naming the allowed roles to somebody who has one of them would explain nothing.
      return member.roleIds.some((id) => forbiddenRoles.includes(id))
        ? m.command_wrong_role({}, { locale })
        : m.command_other_role({ roles: mentionAll(allowedRoles, '@&') }, { locale });
    case 'boost':
      // In angle brackets the platform shows no preview.
      return m.boost_required({ link: `<${bot.site.publicUrl}/donate>` }, { locale });
    case 'memberLacks':
      return m.command_forbidden({ permissions: namePermissions(refusal.permissions, locale) }, { locale });
    case 'botLacks':
      return m.bot_forbidden({ permissions: namePermissions(refusal.permissions, locale) }, { locale });
    default:
      return refusal satisfies never;
  }
}

/** The platform shows a mention by its name and pings nobody where the answer forbids it. */
export function mentionAll(ids: readonly string[], mark: '#' | '@&'): string {
  const shown = ids.slice(0, NAMED_MAX).map((id) => `<${mark}${id}>`);
  return [...shown, ...(ids.length > NAMED_MAX ? ['…'] : [])].join(', ');
}
