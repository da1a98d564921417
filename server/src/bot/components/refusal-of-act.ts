import { settingsOfCommand } from '@perigee/core/community/commands/command-settings';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { m } from '#texts';
import { authorise } from '../access/authorise.ts';
import { namePermissions } from '../access/permission-texts.ts';
import { describeRefusal } from '../access/refusal-texts.ts';
import type { InvocationContext } from '../invocation-context.ts';

/**
 * Why a member may not carry out a command's act by a button, select or form; null if they may. The platform has not
 * checked their permissions for a press, and the bot answers by the interaction, so it needs none in the channel.
 */
export function refusalOfAct(context: InvocationContext, name: string, where: 'here' | 'anywhere'): string | null {
  const { bot, locale } = context;
  const command = bot.commands.byName(name);
  if (command === undefined) return m.command_disabled({}, { locale });
  const settings = where === 'here' ? context.settings : withoutChannels(context.settings, name);
  const attempt = { ...command, botPermissions: [] };
  const refusal = authorise({ ...context, settings, command: attempt, origin: 'interaction', mustHold: true });
  if (refusal === null) return null;
  return refusal.why === 'memberLacks'
    ? m.component_forbidden({ permissions: namePermissions(refusal.permissions, locale) }, { locale })
    : describeRefusal(context, command, refusal);
}

function withoutChannels(settings: GuildSettings, name: string): GuildSettings {
  const command = { ...settingsOfCommand(settings.commands, name), allowedChannels: [], forbiddenChannels: [] };
  return { ...settings, commands: { ...settings.commands, [name]: command } };
}
