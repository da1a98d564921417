import { ApiError, requireFound } from '../../protocol/api-error.ts';
import { empty, json } from '../../protocol/reply.ts';
import { type Call, type Route, route } from '../../http/router.ts';
import type { Platform } from '../../platform/platform.ts';
import { getMessage, getPerson } from '../../world/lookups.ts';
import { presentUser } from '../../world/views/present-user.ts';
import {
  addReaction,
  clearEmojiReactions,
  clearReactions,
  isSame,
  readEmoji,
  removeReaction,
} from '../../world/reactions.ts';
import { compareIds } from '../../base/snowflakes.ts';
import type { Emoji, Message } from '../../state/state.ts';
import { assertChannelPermission, channelOfBot } from '../bot-guards.ts';
import { assertNotArchived } from './delete-messages.ts';
import { readIdParameter, readLimit } from '../paging.ts';
import type { Place } from '../write-guards.ts';

const REACTIONS = '/channels/:channelId/messages/:messageId/reactions';
const EMOJI = '/channels/:channelId/messages/:messageId/reactions/:emoji';
const EMOJIS_MAX = 20;
type MessageCall = Call<'channelId' | 'messageId'>;

export const reactionRoutes: Route[] = [
  route('GET', EMOJI, 'bot', (call) => {
    const { message } = readPlace(call);
    const emoji = emojiOf(call.param('emoji'));
    const limit = readLimit(call.query, { preset: 25, max: 100 });
    const after = readIdParameter(call.query, 'after');
    const ids = message.reactions.find((entry) => isSame(entry.emoji, emoji))?.userIds ?? [];
    const page = ids.filter((id) => after === null || compareIds(id, after) > 0).toSorted(compareIds);
    return json(page.slice(0, limit).map((id) => presentUser(getPerson(call.platform.world, id))));
  }),
  route('PUT', `${EMOJI}/@me`, 'bot', (call) => {
    const { place, message } = readPlace(call);
    const emoji = emojiOf(call.param('emoji'));
    assertMayReact(call.platform, place, message, emoji);
    addReaction(call.platform, message, emoji, call.platform.application.id);
    return empty();
  }),
  route('DELETE', `${EMOJI}/@me`, 'bot', (call) => {
    const { message } = readPlace(call);
    removeReaction(call.platform, message, emojiOf(call.param('emoji')), call.platform.application.id);
    return empty();
  }),
  route('DELETE', `${EMOJI}/:userId`, 'bot', (call) => {
    const { message } = readPlace(call, 'ManageMessages');
    removeReaction(call.platform, message, emojiOf(call.param('emoji')), call.param('userId'));
    return empty();
  }),
  route('DELETE', EMOJI, 'bot', (call) => {
    const { message } = readPlace(call, 'ManageMessages');
    clearEmojiReactions(call.platform, message, emojiOf(call.param('emoji')));
    return empty();
  }),
  route('DELETE', REACTIONS, 'bot', (call) => {
    const { message } = readPlace(call, 'ManageMessages');
    clearReactions(call.platform, message);
    return empty();
  }),
];

function readPlace({ platform, param }: MessageCall, right?: 'ManageMessages') {
  const place = channelOfBot(platform, param('channelId'));
  if (right !== undefined) assertChannelPermission(platform, place, right);
  return { place, message: getMessage(platform.world, place.channel.id, param('messageId')) };
}

/**
 * Joining an existing reaction takes fewer permissions than adding one; emojis of other guilds need their own
 * permission.
 */
function assertMayReact(platform: Platform, place: Place, message: Message, emoji: Emoji): void {
  assertNotArchived(place.channel.thread);
  assertChannelPermission(platform, place, 'ReadMessageHistory');
  const home = emoji.id === null ? undefined : homeOf(platform, emoji.id);
  if (home !== undefined && home !== place.channel.guildId) {
    assertChannelPermission(platform, place, 'UseExternalEmojis');
  }
  if (message.reactions.some((entry) => isSame(entry.emoji, emoji))) return;
  assertChannelPermission(platform, place, 'AddReactions');
  if (message.reactions.length >= EMOJIS_MAX) throw new ApiError('maxReactions');
}

/** The emoji's guild; emojis of guilds the bot is not in are unknown to it. */
function homeOf({ world, application }: Platform, emojiId: string): string {
  const home = Object.values(world.guilds).find(
    ({ emojis, members }) => members[application.id] !== undefined && emojis.some(({ id }) => id === emojiId),
  );
  return requireFound(home, 'unknownEmoji').id;
}

function emojiOf(text: string): Emoji {
  return requireFound(readEmoji(text), 'unknownEmoji');
}
