import { ApiError, requireFound, TooMany } from '../protocol/api-error.ts';
import { readBody, refuseField } from '../protocol/form-body.ts';
import { empty, json } from '../protocol/reply.ts';
import { type Call, type Route, route } from '../http/router.ts';
import type { Json } from '../base/json.ts';
import type { Platform } from '../platform/platform.ts';
import type { Command } from '../state/state.ts';
import { type CommandDraft, commandChanges, commandDraft, commandDrafts } from './command-body.ts';

const GLOBAL = '/applications/:applicationId/commands';
const GUILD = '/applications/:applicationId/guilds/:guildId/commands';

/** The application's global and guild commands, which have the same routes. */
export const commandRoutes: Route[] = [
  route('GET', GLOBAL, 'bot', (call) => listCommands(call, null)),
  route('PUT', GLOBAL, 'bot', (call) => replaceCommands(call, null)),
  route('POST', GLOBAL, 'bot', (call) => createCommand(call, null)),
  route('GET', `${GLOBAL}/:commandId`, 'bot', (call) => json(getCommand(call, null, call.param('commandId')))),
  route('PATCH', `${GLOBAL}/:commandId`, 'bot', (call) => changeCommand(call, null, call.param('commandId'))),
  route('DELETE', `${GLOBAL}/:commandId`, 'bot', (call) => deleteCommand(call, null, call.param('commandId'))),
  route('GET', GUILD, 'bot', (call) => listCommands(call, guildIdOf(call))),
  route('PUT', GUILD, 'bot', (call) => replaceCommands(call, guildIdOf(call))),
  route('POST', GUILD, 'bot', (call) => createCommand(call, guildIdOf(call))),
  route('GET', `${GUILD}/:commandId`, 'bot', (call) =>
    json(getCommand(call, guildIdOf(call), call.param('commandId'))),
  ),
  route('PATCH', `${GUILD}/:commandId`, 'bot', (call) => changeCommand(call, guildIdOf(call), call.param('commandId'))),
  route('DELETE', `${GUILD}/:commandId`, 'bot', (call) =>
    deleteCommand(call, guildIdOf(call), call.param('commandId')),
  ),
];

type CommandCall = Pick<Call<'applicationId'>, 'platform' | 'param' | 'body' | 'query'>;

function guildIdOf({ platform, param }: Call<'applicationId' | 'guildId'>): string {
  const guild = platform.world.guilds[param('guildId')];
  if (guild?.members[platform.application.id] === undefined) throw new ApiError('missingAccess');
  return guild.id;
}

function assertOwnApplication({ platform, param }: CommandCall): void {
  if (param('applicationId') !== platform.application.id) throw new ApiError('botsNotAllowedOnApplication');
}

function commandsOf({ world, application }: Platform, guildId: string | null): Command[] {
  return world.commands.filter(
    (command) => command.application_id === application.id && (command.guild_id ?? null) === guildId,
  );
}

function listCommands(call: CommandCall, guildId: string | null) {
  assertOwnApplication(call);
  const withLocalizations = call.query.get('with_localizations') === 'true';
  return json(
    commandsOf(call.platform, guildId).map((command) => (withLocalizations ? command : withoutLocalizations(command))),
  );
}

function withoutLocalizations(command: Command): Json {
  const { name_localizations: _names, description_localizations: _descriptions, ...rest } = command;
  return { ...rest, name_localized: command.name, description_localized: command.description };
}

function replaceCommands(call: CommandCall, guildId: string | null) {
  assertOwnApplication(call);
  const { platform } = call;
  const drafts = readBody(call.body, commandDrafts);
  const keys = drafts.map(({ type, name }) => `${type ?? 1} ${name}`);
  const repeated = keys.findIndex((key, index) => keys.indexOf(key) < index);
  if (repeated >= 0) {
    const message = 'Application command names must be unique';
    refuseField([String(repeated)], 'APPLICATION_COMMANDS_DUPLICATE_NAME', message);
  }
  const previous = commandsOf(platform, guildId);
  assertCounts(drafts.map(({ type }) => type ?? 1));
  countCreates(platform, guildId, drafts.filter((draft) => findByName(previous, draft) === undefined).length);
  const commands = drafts.map((draft) => toCommand(platform, draft, guildId, findByName(previous, draft)));
  platform.world.commands = [...platform.world.commands.filter((command) => !previous.includes(command)), ...commands];
  platform.stateFile.touch();
  return json(commands);
}

function createCommand(call: CommandCall, guildId: string | null) {
  assertOwnApplication(call);
  const { platform } = call;
  const draft = readBody(call.body, commandDraft);
  const present = commandsOf(platform, guildId);
  const same = findByName(present, draft);
  if (same === undefined) {
    assertCounts([...present.map(({ type }) => type), draft.type ?? 1]);
    countCreates(platform, guildId, 1);
  }
  const command = toCommand(platform, draft, guildId, same);
  platform.world.commands = [...platform.world.commands.filter((entry) => entry !== same), command];
  platform.stateFile.touch();
  return json(command, same === undefined ? 201 : 200);
}

/** "100 global CHAT_INPUT commands, 15 USER, 15 MESSAGE"; each guild has the same limits again. */
const COUNTS_MAX: Record<number, number> = { 1: 100, 2: 15, 3: 15, 4: 1 };

function assertCounts(types: number[]): void {
  for (const [type, max] of Object.entries(COUNTS_MAX)) {
    if (types.filter((each) => each === Number(type)).length > max) throw new ApiError('maxCommands');
  }
}

/** "Apps can create 200 application commands per day, per guild." */
function countCreates(platform: Platform, guildId: string | null, count: number): void {
  const scope = `${platform.application.id} ${guildId ?? ''}`;
  for (let each = 0; each < count; each += 1) {
    const waitMs = platform.allowances.take('commandCreates', scope);
    if (waitMs > 0) throw new TooMany('maxCommandCreates', waitMs);
  }
}

function getCommand(call: CommandCall, guildId: string | null, id: string): Command {
  assertOwnApplication(call);
  return requireFound(
    commandsOf(call.platform, guildId).find((command) => command.id === id),
    'unknownCommand',
  );
}

function changeCommand(call: CommandCall, guildId: string | null, id: string) {
  const command = getCommand(call, guildId, id);
  const changes = Object.entries(readBody(call.body, commandChanges)).filter(([, value]) => value !== undefined);
  Object.assign(command, Object.fromEntries(changes), { version: call.platform.nextId() });
  call.platform.stateFile.touch();
  return json(command);
}

function deleteCommand(call: CommandCall, guildId: string | null, id: string) {
  const command = getCommand(call, guildId, id);
  call.platform.world.commands = call.platform.world.commands.filter((entry) => entry !== command);
  call.platform.stateFile.touch();
  return empty();
}

function findByName(commands: Command[], draft: CommandDraft): Command | undefined {
  return commands.find(({ type, name }) => type === (draft.type ?? 1) && name === draft.name);
}

/** A command registered again keeps its id, so that its permissions remain. */
function toCommand(
  platform: Platform,
  draft: CommandDraft,
  guildId: string | null,
  same: Command | undefined,
): Command {
  return {
    id: same?.id ?? platform.nextId(),
    application_id: platform.application.id,
    version: platform.nextId(),
    type: draft.type ?? 1,
    name: draft.name,
    name_localizations: draft.name_localizations ?? null,
    description: draft.description ?? '',
    description_localizations: draft.description_localizations ?? null,
    default_member_permissions: draft.default_member_permissions ?? null,
    dm_permission: draft.dm_permission ?? true,
    contexts: draft.contexts ?? null,
    integration_types: draft.integration_types ?? [0],
    nsfw: draft.nsfw ?? false,
    ...(draft.options === undefined || draft.options.length === 0 ? {} : { options: draft.options }),
    ...(guildId === null ? {} : { guild_id: guildId }),
  };
}
