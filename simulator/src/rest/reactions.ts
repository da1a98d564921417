import { found } from '../http/api-error.ts';
import { empty, json } from '../http/reply.ts';
import { type Call, type Route, route } from '../http/router.ts';
import { getMessage, getPerson } from '../world/lookups.ts';
import { presentUser } from '../world/present-user.ts';
import { addReaction, clearReactions, isSame, readEmoji, removeReaction } from '../world/reactions.ts';
import { assertChannelPermission, channelOfBot } from './bot-guards.ts';
import { readLimit } from './paging.ts';

const REACTIONS = '/channels/:channelId/messages/:messageId/reactions';
const EMOJI = '/channels/:channelId/messages/:messageId/reactions/:emoji';
type MessageCall = Call<'channelId' | 'messageId'>;

export const reactionRoutes: Route[] = [
  route('GET', EMOJI, 'bot', (call) => {
    const { message } = readPlace(call);
    const emoji = emojiOf(call.param('emoji'));
    const limit = readLimit(call.query, { preset: 25, max: 100 });
    const ids = message.reactions.find((entry) => isSame(entry.emoji, emoji))?.userIds ?? [];
    return json(ids.slice(0, limit).map((id) => presentUser(getPerson(call.platform.world, id))));
  }),
  route('PUT', `${EMOJI}/@me`, 'bot', (call) => {
    const { place, message } = readPlace(call);
    assertChannelPermission(call.platform, place, 'ReadMessageHistory');
    assertChannelPermission(call.platform, place, 'AddReactions');
    addReaction(call.platform, message, emojiOf(call.param('emoji')), call.platform.application.id);
    return empty();
  }),
  route('DELETE', `${EMOJI}/@me`, 'bot', (call) => {
    const { message } = readPlace(call);
    removeReaction(call.platform, message, emojiOf(call.param('emoji')), call.platform.application.id);
    return empty();
  }),
  route('DELETE', `${EMOJI}/:userId`, 'bot', (call) => {
    const { place, message } = readPlace(call);
    assertChannelPermission(call.platform, place, 'ManageMessages');
    removeReaction(call.platform, message, emojiOf(call.param('emoji')), call.param('userId'));
    return empty();
  }),
  route('DELETE', REACTIONS, 'bot', (call) => {
    const { place, message } = readPlace(call);
    assertChannelPermission(call.platform, place, 'ManageMessages');
    clearReactions(call.platform, message);
    return empty();
  }),
];

function readPlace({ platform, param }: MessageCall) {
  const place = channelOfBot(platform, param('channelId'));
  return { place, message: getMessage(platform.world, place.channel.id, param('messageId')) };
}

function emojiOf(text: string) {
  return found(readEmoji(text), 'unknownEmoji');
}
