import { type CommandSettings, settingsOfCommand } from '@perigee/core/community/commands/command-settings';
import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';
import type { Refusal } from './authorise.ts';
import { otherChannels } from './other-channels.ts';
import type { InvocationContext } from '../invocation-context.ts';
import type { CommandEntry } from '../command-entry.ts';
import { namePermissions } from './permission-texts.ts';

/** Most roles or channels named in a sentence; longer lists are no help. */
const NAMED_MAX = 10;

/** Why a command is refused, in the guild's language, and, if settings are the reason, where or for whom it works. */
export function describeRefusal(
  context: InvocationContext,
  command: Pick<CommandEntry, 'name'>,
  refusal: Refusal,
): string {
  const { bot, settings, roleIds, locale } = context;
  const set = settingsOfCommand(settings.commands, command.name);
  switch (refusal.why) {
    case 'disabled':
      return m.command_disabled({}, { locale });
    case 'channel':
      return describeChannels(set, otherChannels(context, set), locale);
    case 'role':
      // Listing the allowed roles to a member who has one of them would explain nothing.
      return roleIds.some((id) => set.forbiddenRoles.includes(id))
        ? m.command_wrong_role({}, { locale })
        : m.command_other_role({ roles: mentionAll(set.allowedRoles, '@&') }, { locale });
    case 'boost':
      // Angle brackets prevent a link preview.
      return m.boost_required({ link: `<${bot.site.publicUrl}/donate>` }, { locale });
    case 'memberLacks':
      return m.command_forbidden({ permissions: namePermissions(refusal.permissions, locale) }, { locale });
    case 'botLacks':
      return m.bot_forbidden({ permissions: namePermissions(refusal.permissions, locale) }, { locale });
    default:
      return refusal satisfies never;
  }
}

function describeChannels({ allowedChannels }: CommandSettings, others: readonly string[], locale: Locale): string {
  if (others.length === 0) return m.command_wrong_channel({}, { locale });
  const channels = mentionAll(others, '#');
  return allowedChannels.length === 0
    ? m.command_not_here({ channels }, { locale })
    : m.command_other_channel({ channels }, { locale });
}

/** Mentions separated by commas. The platform shows them by name; they ping nobody in a reply that disallows it. */
export function mentionAll(ids: readonly string[], mark: '#' | '@&'): string {
  const shown = ids.slice(0, NAMED_MAX).map((id) => `<${mark}${id}>`);
  return [...shown, ...(ids.length > NAMED_MAX ? ['…'] : [])].join(', ');
}
