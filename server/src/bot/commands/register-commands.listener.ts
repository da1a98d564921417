import { isDeepStrictEqual } from 'node:util';
import {
  type APIApplicationCommand,
  type APIApplicationCommandOption,
  ApplicationCommandType,
  GatewayDispatchEvents,
  type RESTPostAPIApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { defineListener } from '../define-listener.ts';
import { slashPayloads } from './slash-payload.ts';

/** Makes the platform's commands those of this version; whoever runs the first shard does it for all. */
export const registerCommands = defineListener(GatewayDispatchEvents.Ready, async (ctx, _data, shardId) => {
  if (shardId !== 0) return;
  const wanted = ctx.commands.all.flatMap(slashPayloads);
  const registered = await ctx.api.applicationCommands.getGlobalCommands(ctx.clientId, { with_localizations: true });
  // Each overwrite makes every client load the commands anew, and there may be only so many a day.
  if (isDeepStrictEqual(inOrder(registered), inOrder(wanted))) return;
  await ctx.api.applicationCommands.bulkOverwriteGlobalCommands(ctx.clientId, wanted);
  ctx.log.info({ commands: wanted.length }, 'registered the slash commands');
});

type Payload = APIApplicationCommand | RESTPostAPIApplicationCommandsJSONBody;

function inOrder(commands: readonly Payload[]) {
  const keyOf = ({ type, texts }: ReturnType<typeof whatWeSet>) => `${type} ${texts.name}`;
  return commands.map(whatWeSet).toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)));
}

/** The fields we set, with what the platform leaves out filled in; it adds ids and versions of its own. */
function whatWeSet(command: Payload) {
  return {
    type: command.type ?? ApplicationCommandType.ChatInput,
    texts: textsOf(command),
    permissions: command.default_member_permissions ?? null,
    contexts: command.contexts ?? null,
    options: 'options' in command ? (command.options ?? []).map(optionWeSet) : [],
  };
}

function optionWeSet(option: APIApplicationCommandOption): object {
  return {
    texts: textsOf(option),
    type: option.type,
    required: option.required ?? false,
    choices: 'choices' in option ? (option.choices ?? []).map(choiceOf) : [],
    autocomplete: ('autocomplete' in option && option.autocomplete) ?? false,
    bounds: [
      'min_value' in option ? (option.min_value ?? null) : null,
      'max_value' in option ? (option.max_value ?? null) : null,
      'min_length' in option ? (option.min_length ?? null) : null,
      'max_length' in option ? (option.max_length ?? null) : null,
    ],
    options: 'options' in option ? (option.options ?? []).map(optionWeSet) : [],
  };
}

interface Named {
  name: string;
  description?: string | undefined;
  name_localizations?: { ru?: string | null | undefined } | null | undefined;
  description_localizations?: { ru?: string | null | undefined } | null | undefined;
}

/** Entries of menus have no description; the platform gives an empty one. */
function textsOf({ name, description = '', ...texts }: Named) {
  return {
    name,
    description,
    nameInRussian: texts.name_localizations?.ru ?? null,
    descriptionInRussian: texts.description_localizations?.ru ?? null,
  };
}

function choiceOf({ name, value, name_localizations }: Choice) {
  return { name, value, nameInRussian: name_localizations?.ru ?? null };
}

type Choice = { name: string; value: string | number; name_localizations?: { ru?: string | null } | null };
