import { isDeepStrictEqual } from 'node:util';
import {
  type APIApplicationCommand,
  type APIApplicationCommandOption,
  GatewayDispatchEvents,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { defineListener } from '../../bot/define-listener.ts';
import { slashPayload } from './slash-payload.ts';

/** Makes the platform's slash commands those of this version; whoever runs the first shard does it for all. */
export const registerCommands = defineListener(GatewayDispatchEvents.Ready, async (ctx, _data, shardId) => {
  if (shardId !== 0) return;
  const wanted = ctx.commands.all.map(slashPayload);
  const registered = await ctx.api.applicationCommands.getGlobalCommands(ctx.clientId, { with_localizations: true });
  // Each overwrite makes every client load the commands anew, and there may be only so many a day.
  if (isDeepStrictEqual(inOrder(registered), inOrder(wanted))) return;
  await ctx.api.applicationCommands.bulkOverwriteGlobalCommands(ctx.clientId, wanted);
  ctx.log.info({ commands: wanted.length }, 'registered the slash commands');
});

type Payload = APIApplicationCommand | RESTPostAPIChatInputApplicationCommandsJSONBody;

function inOrder(commands: readonly Payload[]) {
  return commands.map(whatWeSet).toSorted((one, other) => one.texts.name.localeCompare(other.texts.name));
}

/** The fields we set, with what the platform leaves out filled in; it adds ids and versions of its own. */
function whatWeSet(command: Payload) {
  return {
    texts: textsOf(command),
    permissions: command.default_member_permissions ?? null,
    contexts: command.contexts ?? null,
    options: (command.options ?? []).map((option: APIApplicationCommandOption) => ({
      texts: textsOf(option),
      type: option.type,
      required: option.required ?? false,
      choices: 'choices' in option ? (option.choices ?? []).map(choiceOf) : [],
    })),
  };
}

function textsOf({ name, description, ...texts }: Payload | APIApplicationCommandOption) {
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
