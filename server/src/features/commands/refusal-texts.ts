import type { CommandRefusal } from '@perigee/core/commands/command-access';
import { settingsOfCommand } from '@perigee/core/commands/command-settings';
import type { GuildSettings } from '@perigee/core/guilds/schema';
import { m } from '#texts';
import type { CommandEntry } from '../../bot/command-entry.ts';
import type { CommandUser } from './command-use.ts';

/** Most roles or channels one sentence names; a longer list tells nobody anything. */
const NAMED_MAX = 10;

interface Refused {
  command: CommandEntry;
  user: CommandUser;
  why: CommandRefusal;
}

/** Why the guild's settings refuse a command, in its language, and where or for whom it works where they say so. */
export function describeSettingsRefusal(settings: GuildSettings, { command, user, why }: Refused): string {
  const inLanguage = { locale: settings.language.interface };
  const { allowedRoles, forbiddenRoles, allowedChannels } = settingsOfCommand(settings.commands, command.name);

  if (why === 'disabled') return m.command_disabled({}, inLanguage);
  if (why === 'channel') {
    return allowedChannels.length === 0
      ? m.command_wrong_channel({}, inLanguage)
      : m.command_other_channel({ channels: mentionAll(allowedChannels, '#') }, inLanguage);
  }
  // Naming the allowed roles to somebody who has one of them would explain nothing.
  return user.roleIds.some((id) => forbiddenRoles.includes(id))
    ? m.command_wrong_role({}, inLanguage)
    : m.command_other_role({ roles: mentionAll(allowedRoles, '@&') }, inLanguage);
}

/** The platform shows a mention by its name and pings nobody where the answer forbids it. */
export function mentionAll(ids: readonly string[], mark: '#' | '@&'): string {
  const shown = ids.slice(0, NAMED_MAX).map((id) => `<${mark}${id}>`);
  return [...shown, ...(ids.length > NAMED_MAX ? ['…'] : [])].join(', ');
}
