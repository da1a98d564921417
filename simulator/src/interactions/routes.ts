import { ApiError, requireFound } from '../protocol/api-error.ts';
import { empty, json } from '../protocol/reply.ts';
import { type Call, type Route, route } from '../http/router.ts';
import { isGiven, isObject, type Json } from '../base/json.ts';
import type { Interaction } from '../platform/interaction-registry.ts';
import { editAnswer, postAnswer, readCallback, respond } from './respond.ts';
import type { Platform } from '../platform/platform.ts';
import { getMessage } from '../world/lookups.ts';
import { LOADING } from '../world/message-flags.ts';
import { removeMessages } from '../world/messages.ts';
import { presentMessage } from '../world/views/present-message.ts';
import type { Message } from '../state/state.ts';
import {
  deleteWebhookMessage,
  editWebhookMessage,
  executeWebhook,
  getWebhookMessage,
  type WebhookCall,
  type WebhookMessageCall,
} from '../rest/channels/webhook-execution.ts';

const WEBHOOK = '/webhooks/:webhookId/:token';
const ORIGINAL = `${WEBHOOK}/messages/@original` as const;
const MESSAGE = `${WEBHOOK}/messages/:messageId` as const;

/** These routes need no bot token: the interaction's token is enough. Their webhook id is the application's id. */
export const interactionRoutes: Route[] = [
  route('POST', '/interactions/:interactionId/:token/callback', 'open', (call) => {
    const interaction = requireFound(call.platform.interactions.byToken(call.param('token')), 'unknownInteraction');
    if (interaction.id !== call.param('interactionId')) throw new ApiError('unknownInteraction');
    const body = readCallback(call.body);
    const message = respond(call.platform, interaction, body, call.files);
    if (call.query.get('with_response') !== 'true') return empty();
    return json(presentCallback(call.platform, interaction, body['type'], message));
  }),
  route('POST', WEBHOOK, 'open', (call) => (isOfInteraction(call) ? followUp(call) : executeWebhook(call))),
  route('GET', ORIGINAL, 'open', (call) => present(call.platform, getOriginal(call))),
  route('PATCH', ORIGINAL, 'open', (call) =>
    present(call.platform, editAnswer(call.platform, getOriginal(call), call.body, call.files)),
  ),
  route('DELETE', ORIGINAL, 'open', (call) => remove(call.platform, getOriginal(call))),
  route('GET', MESSAGE, 'open', (call) =>
    isOfInteraction(call) ? present(call.platform, getFollowUp(call)) : getWebhookMessage(call),
  ),
  route('PATCH', MESSAGE, 'open', (call) =>
    isOfInteraction(call)
      ? present(call.platform, editAnswer(call.platform, getFollowUp(call), call.body, call.files))
      : editWebhookMessage(call),
  ),
  route('DELETE', MESSAGE, 'open', (call) =>
    isOfInteraction(call) ? remove(call.platform, getFollowUp(call)) : deleteWebhookMessage(call),
  ),
];

function isOfInteraction({ platform, param }: Pick<WebhookCall, 'platform' | 'param'>): boolean {
  return param('webhookId') === platform.application.id;
}

function followUp(call: WebhookCall) {
  const interaction = interactionOf(call);
  if (!interaction.isAcknowledged) throw new ApiError('unknownWebhook');
  const data = isObject(call.body) ? call.body : {};
  const original = originalOf(call.platform, interaction);
  const isFirst = interaction.type === 2 && original !== undefined && (original.flags & LOADING) !== 0;
  const message = isFirst
    ? editAnswer(call.platform, original, data, call.files)
    : postAnswer(call.platform, interaction, data, call.files);
  return present(call.platform, message);
}

/** The interaction whose token this call uses. */
function interactionOf({ platform, param }: Call<'webhookId' | 'token'>): Interaction {
  if (param('webhookId') !== platform.application.id) throw new ApiError('unknownWebhook');
  const interaction = requireFound(platform.interactions.byToken(param('token')), 'invalidWebhookToken');
  interaction.isPending = false;
  return interaction;
}

function originalOf(platform: Platform, interaction: Interaction): Message | undefined {
  return platform.world.messages[interaction.channelId]?.find(({ id }) => id === interaction.originalId);
}

function getOriginal(call: WebhookCall): Message {
  return requireFound(originalOf(call.platform, interactionOf(call)), 'unknownMessage');
}

function getFollowUp(call: WebhookMessageCall): Message {
  const message = getMessage(call.platform.world, interactionOf(call).channelId, call.param('messageId'));
  if (message.authorId !== call.platform.application.id) throw new ApiError('unknownMessage');
  return message;
}

function remove(platform: Platform, message: Message) {
  removeMessages(platform, message.channelId, [message.id], false);
  return empty();
}

function present(platform: Platform, message: Message) {
  return json(presentMessage(platform.world, message, platform.application.id));
}

function presentCallback(
  platform: Platform,
  interaction: Interaction,
  type: Json | undefined,
  message: Message | null,
) {
  const shown = message === null ? null : presentMessage(platform.world, message, platform.application.id);
  return {
    interaction: {
      id: interaction.id,
      type: interaction.type,
      ...(message === null ? {} : { response_message_id: message.id }),
      response_message_loading: type === 5,
      response_message_ephemeral: isGiven(message?.onlyFor),
      channel_id: interaction.channelId,
      ...(interaction.guildId === null ? {} : { guild_id: interaction.guildId }),
    },
    ...(shown === null ? {} : { resource: { type: type ?? null, message: shown } }),
  };
}
