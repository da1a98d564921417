import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import {
  type APIApplicationCommand,
  type APIApplicationCommandOption,
  ApplicationCommandType,
  GatewayDispatchEvents,
  type RESTPostAPIApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { describeError } from '../../errors/describe-error.ts';
import { defineListener, type Listener, type ListenerContext } from '../define-listener.ts';
import { slashPayloads } from './slash-payload.ts';

/** First and longest pause between attempts, in milliseconds; each pause doubles the last. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/**
 * Makes the platform's commands those of this version; whoever runs the first shard does it for all. Where the platform
 * fails it is tried again until `stopping` is aborted, and what failed is logged once.
 */
export function registerCommands(stopping: AbortSignal): readonly Listener[] {
  let isUnderWay = false;
  let wasDone = false;

  const registerPatiently = async (ctx: ListenerContext, shardId: number) => {
    if (shardId !== 0 || isUnderWay) return;
    isUnderWay = true;
    for (let pauseMs = FIRST_PAUSE_MS; !stopping.aborted; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      const failure = await register(ctx).then(
        () => null,
        (error: unknown) => ({ error }),
      );
      if (failure === null) {
        wasDone = true;
        break;
      }
      if (pauseMs === FIRST_PAUSE_MS && !stopping.aborted) {
        ctx.log.error(describeError(failure.error), 'the slash commands could not be registered, trying on');
      }
      await sleep(pauseMs, undefined, { signal: stopping, ref: false }).catch(() => {});
    }
    isUnderWay = false;
  };
  return [
    defineListener(GatewayDispatchEvents.Ready, (ctx, _data, shardId) => registerPatiently(ctx, shardId)),
    // A session that an earlier version began knows nothing of this one's commands.
    defineListener(GatewayDispatchEvents.Resumed, (ctx, _data, shardId) =>
      wasDone ? undefined : registerPatiently(ctx, shardId),
    ),
  ];
}

async function register({ api, clientId, commands, log }: ListenerContext): Promise<void> {
  const requested = commands.all.flatMap(slashPayloads);
  const registered = await api.applicationCommands.getGlobalCommands(clientId, { with_localizations: true });
  // Each overwrite makes every client load the commands anew, and there may be only so many a day.
  if (isDeepStrictEqual(inOrder(registered), inOrder(requested))) return;
  await api.applicationCommands.bulkOverwriteGlobalCommands(clientId, requested);
  log.info({ commands: requested.length }, 'registered the slash commands');
}

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
