import {
  ApplicationIntegrationType,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType as Type,
  InteractionContextType,
  type RESTPostAPIApplicationCommandsJSONBody as Payload,
  type RESTPostAPIContextMenuApplicationCommandsJSONBody as MenuPayload,
} from 'discord-api-types/v10';
import type { Locale } from '@perigee/core/base/locales/locales';
import { PERMISSIONS } from '@perigee/core/base/permissions/permissions';
import type { CommandDefinition, ContextMenu, SubcommandDefinition } from '../define-command.ts';
import { MENU_TYPE } from './menu-command.ts';
import { fieldType } from './option-payload.ts';
import { type SlashField, slashFields } from './slash-fields.ts';

/** The registration payloads of a command: in English with Russian localisations, plus its menu entries. */
export function slashPayloads(command: CommandDefinition): Payload[] {
  const { name, config, subcommands, options } = command;
  const slash = {
    ...textsOf(name, config),
    options: subcommands.length > 0 ? subcommands.map(subcommandOption) : slashFields(options).map(slashOption),
    ...accessOf(command),
  };
  return [slash, ...command.contextMenus.map((menu) => menuPayload(command, menu))];
}

function menuPayload(command: CommandDefinition, { target, name }: ContextMenu): MenuPayload {
  return { type: MENU_TYPE[target], name: name.en, name_localizations: { ru: name.ru }, ...accessOf(command) };
}

/** Only what is installed to a server can act there; a person's own installation adds nothing. */
function accessOf({ defaultMemberPermissions: needed, worksInDirectMessages }: CommandDefinition) {
  const bits = needed.reduce((sum, name) => sum | PERMISSIONS[name], 0n);
  return {
    default_member_permissions: needed.length === 0 ? null : String(bits),
    integration_types: [ApplicationIntegrationType.GuildInstall],
    contexts: worksInDirectMessages
      ? [InteractionContextType.Guild, InteractionContextType.BotDM]
      : [InteractionContextType.Guild],
  };
}

function subcommandOption(subcommand: SubcommandDefinition): APIApplicationCommandOption {
  const { name, config, options } = subcommand;
  return { type: Type.Subcommand, ...textsOf(name, config), options: slashFields(options).map(slashOption) };
}

function slashOption({ option, further, config, required }: SlashField): APIApplicationCommandBasicOption {
  return { ...textsOf(config.en.name, config), required, ...fieldType({ option, further }) };
}

type Texts = Record<Locale, { name: string; description: string }>;

function textsOf(name: string, { en, ru }: Texts) {
  return {
    name,
    name_localizations: { ru: ru.name },
    description: en.description,
    description_localizations: { ru: ru.description },
  };
}
