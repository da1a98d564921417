import { ApiError } from '../http/api-error.ts';
import { json, type Reply } from '../http/reply.ts';
import { type Call, type Route, route } from '../http/router.ts';
import { startInteraction } from '../interactions/start-interaction.ts';
import { commandsOffered, useCommand } from '../interactions/use-command.ts';
import type { JsonObject } from '../json.ts';
import { actingAs, type Platform } from '../platform.ts';
import { mayUseIn } from '../world/command-access.ts';
import { presentMessage } from '../world/present-message.ts';
import { presentBareMember, presentUser } from '../world/present-user.ts';
import type { Channel } from '../world/state.ts';
import { getPerson } from '../world/lookups.ts';
import { answerWith } from './api.ts';
import { channelFor, field, messageFor, objectField } from './guards.ts';

const CHANNEL = '/sim/people/:personId/channels/:channelId';
const USER_MENU = 2;
const MESSAGE_MENU = 3;
type ChannelCall = Call<'personId' | 'channelId'>;

/** Choices while an option is typed, and the commands in the menus of people and messages. */
export const menuRoutes: Route[] = [
  route('POST', `${CHANNEL}/autocomplete`, 'open', autocomplete),
  route('GET', `${CHANNEL}/menus`, 'open', ({ platform, param }) => {
    const channel = channelFor(platform, param('channelId'), param('personId'));
    const offered = [USER_MENU, MESSAGE_MENU].flatMap((type) => commandsOffered(platform, channel, type));
    const allowed = offered.filter((command) => mayUseIn(platform, command, channel, param('personId')));
    return json(allowed.map(({ id, name, type }) => ({ id, name, type })));
  }),
  route('POST', `${CHANNEL}/menus`, 'open', useMenu),
];

async function autocomplete({ platform, param, body }: ChannelCall): Promise<Reply> {
  const channel = channelFor(platform, param('channelId'), param('personId'));
  const options = Object.fromEntries(
    Object.entries(objectField(body, 'options')).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
  const { answer } = useCommand(platform, {
    personId: param('personId'),
    channelId: channel.id,
    commandName: field(body, 'name'),
    options,
    focused: field(body, 'focused'),
  });
  const outcome = await answer;
  return json(outcome?.kind === 'choices' ? outcome.choices : []);
}

async function useMenu({ platform, param, body }: ChannelCall): Promise<Reply> {
  const [personId, targetId] = [param('personId'), field(body, 'targetId')];
  const channel = channelFor(platform, param('channelId'), personId);
  const offered = [USER_MENU, MESSAGE_MENU].flatMap((type) => commandsOffered(platform, channel, type));
  const command = offered.find(({ id }) => id === field(body, 'commandId'));
  if (command === undefined || !mayUseIn(platform, command, channel, personId)) throw new ApiError('unknownCommand');
  const resolved =
    command.type === USER_MENU
      ? resolvePerson(platform, channel, targetId)
      : {
          messages: {
            [targetId]: presentMessage(platform.world, messageFor(platform, channel.id, targetId, personId), personId),
          },
        };
  const owner = actingAs(platform, platform.applications.get(command.application_id));
  const { interaction, answer } = startInteraction(owner, {
    type: 2,
    personId,
    channelId: channel.id,
    name: command.name,
    data: { id: command.id, name: command.name, type: command.type, target_id: targetId, resolved },
  });
  return answerWith(interaction, await answer);
}

function resolvePerson({ world }: Platform, channel: Channel, id: string): JsonObject {
  const member = world.guilds[channel.guildId ?? '']?.members[id];
  const members = member === undefined ? {} : { members: { [id]: { ...presentBareMember(member), permissions: '0' } } };
  return { users: { [id]: presentUser(getPerson(world, id)) }, ...members };
}
