import { ApiError } from '../http/api-error.ts';
import { empty, json, type Reply } from '../http/reply.ts';
import { type Call, type Route, route } from '../http/router.ts';
import type { Interaction, Outcome } from '../interactions/desk.ts';
import { startInteraction } from '../interactions/start-interaction.ts';
import { useCommand } from '../interactions/use-command.ts';
import { isObject } from '../json.ts';
import type { Platform } from '../platform.ts';
import { openDirectChannel } from '../world/channels.ts';
import { screenMessage } from '../world/automod.ts';
import { getGuild, getPerson } from '../world/lookups.ts';
import { mentionNames } from '../world/mentions.ts';
import { addMember, removeMember } from '../world/members.ts';
import { editMessage, postMessage } from '../world/messages.ts';
import { holds, channelPermissions } from '../world/permissions.ts';
import { presentMessage } from '../world/present-message.ts';
import { addReaction, readEmoji, removeReaction } from '../world/reactions.ts';
import { removeAsPerson } from '../world/remove-as-person.ts';
import type { Message } from '../world/state.ts';
import {
  assertMayWrite,
  assertNotTooSoon,
  channelFor,
  field,
  getDemoPerson,
  messageFor,
  objectField,
} from './guards.ts';
import { keepFiles, listField, readFileOptions } from './files.ts';
import { filledIn, resolvedOf } from './filled-in.ts';
import { describeCommands, describeGuild, describePerson } from './people-and-servers.ts';

const CONTENT_MAX = 2_000;
const SHOWN_MESSAGES = 100;
const CHANNEL = '/sim/people/:personId/channels/:channelId';
const MESSAGE = '/sim/people/:personId/channels/:channelId/messages/:messageId';
const GUILD = '/sim/people/:personId/guilds/:guildId';
type ChannelCall = Call<'personId' | 'channelId'>;
type MessageCall = Call<'personId' | 'channelId' | 'messageId'>;

/** What the chat page asks; the person is part of the address, as the page may be anybody. */
export const chatApiRoutes: Route[] = [
  route('GET', '/sim/people/:personId', 'open', ({ platform, param }) =>
    json(describePerson(platform, getDemoPerson(platform, param('personId')))),
  ),
  route('GET', GUILD, 'open', ({ platform, param }) => {
    const guild = getGuild(platform.world, param('guildId'));
    if (guild.members[param('personId')] === undefined) throw new ApiError('unknownGuild');
    return json(describeGuild(platform, guild, param('personId')));
  }),
  route('POST', `${GUILD}/join`, 'open', ({ platform, param }) => {
    const guild = getGuild(platform.world, param('guildId'));
    if (guild.bans[param('personId')] !== undefined) throw new ApiError('userBanned');
    addMember(platform, guild.id, getDemoPerson(platform, param('personId')).id);
    return empty();
  }),
  route('POST', `${GUILD}/leave`, 'open', ({ platform, param }) => {
    const guild = getGuild(platform.world, param('guildId'));
    // The platform lets an owner leave only after handing the server over.
    if (guild.ownerId === param('personId')) throw new ApiError('missingPermissions');
    removeMember(platform, guild.id, param('personId'));
    return empty();
  }),
  route('POST', '/sim/people/:personId/direct/:otherId', 'open', ({ platform, param }) => {
    const other = getPerson(platform.world, param('otherId'));
    return json({ id: openDirectChannel(platform, getDemoPerson(platform, param('personId')).id, other.id).id });
  }),
  route('GET', `${CHANNEL}/messages`, 'open', listMessages),
  route('POST', `${CHANNEL}/messages`, 'open', sendMessage),
  route('GET', `${CHANNEL}/commands`, 'open', ({ platform, param }) => {
    const channel = channelFor(platform, param('channelId'), param('personId'));
    return json(describeCommands(platform, channel, getPerson(platform.world, param('personId'))));
  }),
  route('POST', `${CHANNEL}/commands`, 'open', runCommand),
  route('PATCH', MESSAGE, 'open', (call) => {
    const content = readContent(call);
    const message = ownMessage(call);
    const channel = channelFor(call.platform, message.channelId, call.param('personId'));
    screenMessage(call.platform, channel, message.authorId, content, { existingId: message.id });
    return present(call.platform, editMessage(call.platform, message, { content }), call.param('personId'));
  }),
  route('DELETE', MESSAGE, 'open', (call) => {
    const message = removableMessage(call);
    removeAsPerson(call.platform, message, call.param('personId'));
    return empty();
  }),
  route('POST', `${MESSAGE}/reactions`, 'open', toggleReaction),
  route('POST', `${MESSAGE}/components`, 'open', useComponent),
  route('POST', `${CHANNEL}/modals`, 'open', sendModal),
];

function present(platform: Platform, message: Message, personId: string): Reply {
  return json({
    ...presentMessage(platform.world, message, personId),
    names: mentionNames(platform.world, message.content),
  });
}

function listMessages({ platform, param }: ChannelCall): Reply {
  const channel = channelFor(platform, param('channelId'), param('personId'));
  const messages = (platform.world.messages[channel.id] ?? [])
    .filter(({ onlyFor }) => onlyFor === null || onlyFor === param('personId'))
    .slice(-SHOWN_MESSAGES);
  return json(
    messages.map((message) => ({
      ...presentMessage(platform.world, message, param('personId')),
      names: mentionNames(platform.world, message.content),
    })),
  );
}

function readContent({ body }: { body: Call['body'] }): string {
  const content = field(body, 'content').trim();
  if (content === '') throw new ApiError('emptyMessage');
  return content.slice(0, CONTENT_MAX);
}

function sendMessage({ platform, param, body }: ChannelCall): Reply {
  const channel = channelFor(platform, param('channelId'), param('personId'));
  assertMayWrite(platform, channel, param('personId'));
  assertNotTooSoon(platform, channel, param('personId'));
  const files = listField(body, 'files');
  const content = files.length > 0 ? field(body, 'content').trim() : readContent({ body });
  screenMessage(platform, channel, param('personId'), content);
  const referenceId = field(body, 'replyTo') || null;
  const message = postMessage(platform, {
    channelId: channel.id,
    authorId: param('personId'),
    content,
    attachments: keepFiles(platform, channel.id, files),
    referenceId,
  });
  return present(platform, message, param('personId'));
}

function ownMessage({ platform, param }: MessageCall): Message {
  const message = messageFor(platform, param('channelId'), param('messageId'), param('personId'));
  if (message.authorId !== param('personId')) throw new ApiError('notAuthor');
  return message;
}

/** One's own message, an ephemeral one (dismissed), or anybody's for who manages messages. */
function removableMessage(call: MessageCall): Message {
  const { platform, param } = call;
  const message = messageFor(platform, param('channelId'), param('messageId'), param('personId'));
  const channel = channelFor(platform, param('channelId'), param('personId'));
  const guild = platform.world.guilds[channel.guildId ?? ''];
  const mayManage =
    guild !== undefined && holds(channelPermissions(guild, channel, param('personId')), 'ManageMessages');
  return mayManage || message.onlyFor === param('personId') ? message : ownMessage(call);
}

function toggleReaction(call: MessageCall): Reply {
  const { platform, param, body } = call;
  const message = messageFor(platform, param('channelId'), param('messageId'), param('personId'));
  const emoji = readEmoji(field(body, 'emoji'));
  if (emoji === undefined) throw new ApiError('unknownEmoji');
  const change = field(body, 'action') === 'remove' ? removeReaction : addReaction;
  change(platform, message, emoji, param('personId'));
  return empty();
}

async function runCommand({ platform, param, body }: ChannelCall): Promise<Reply> {
  const channel = channelFor(platform, param('channelId'), param('personId'));
  assertMayWrite(platform, channel, param('personId'));
  const { options, attachments } = readFileOptions(platform, channel.id, objectField(body, 'options'));
  let use: ReturnType<typeof useCommand>;
  try {
    use = useCommand(platform, {
      personId: param('personId'),
      channelId: channel.id,
      commandName: field(body, 'name'),
      options,
      attachments,
    });
  } catch (error) {
    return json({ message: error instanceof Error ? error.message : String(error) }, 400);
  }
  return answerWith(use.interaction, await use.answer);
}

async function useComponent(call: MessageCall): Promise<Reply> {
  const { platform, param, body } = call;
  const source = messageFor(platform, param('channelId'), param('messageId'), param('personId'));
  const values = isObject(body) && Array.isArray(body['values']) ? body['values'] : undefined;
  const data = {
    custom_id: field(body, 'customId'),
    component_type: Number(field(body, 'componentType')),
    ...(values === undefined ? {} : { values }),
    ...resolvedOf(platform, source.channelId, Number(field(body, 'componentType')), values ?? []),
  };
  const { interaction, answer } = startInteraction(platform, {
    type: 3,
    personId: param('personId'),
    channelId: source.channelId,
    name: '',
    data,
    source,
  });
  return answerWith(interaction, await answer);
}

async function sendModal({ platform, param, body }: ChannelCall): Promise<Reply> {
  const channel = channelFor(platform, param('channelId'), param('personId'));
  const sourceId = field(body, 'messageId');
  const source = sourceId === '' ? null : messageFor(platform, channel.id, sourceId, param('personId'));
  const data = { custom_id: field(body, 'customId'), ...filledIn(platform, channel.id, body) };
  const { interaction, answer } = startInteraction(platform, {
    type: 5,
    personId: param('personId'),
    channelId: channel.id,
    name: '',
    data,
    source,
  });
  return answerWith(interaction, await answer);
}

/** 504 tells the page that the application did not respond; a modal is handed to it to be shown. */
export function answerWith(interaction: Interaction, outcome: Outcome | null): Reply {
  if (outcome === null) return json({ message: 'The application did not respond' }, 504);
  return json({ interactionId: interaction.id, modal: outcome.kind === 'modal' ? outcome.modal : null });
}
