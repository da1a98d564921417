import { now } from '../base/clock.ts';
import { randomBytes } from 'node:crypto';
import type { JsonObject } from '../base/json.ts';
import { actingAs, type Platform } from '../platform/platform.ts';
import { getChannel, getPerson } from '../world/lookups.ts';
import { channelPermissions } from '../world/permissions.ts';
import { presentChannel } from '../world/views/present-channel.ts';
import { presentMessage } from '../world/views/present-message.ts';
import { presentMember, presentUser } from '../world/views/present-user.ts';
import type { InteractionNote } from '../state/state.ts';
import type { Interaction, InteractionRequest, Outcome } from '../platform/interaction-registry.ts';
import type { Application } from '../state/application.ts';

/** An interaction token is valid for follow-ups for 15 minutes. */
const TOKEN_LIFETIME_MS = 15 * 60_000;

/** Sends an interaction to the bot; the answer is null if none came in time. */
export function startInteraction(
  input: Platform,
  request: InteractionRequest,
): { interaction: Interaction; answer: Promise<Outcome | null> } {
  const platform = actingAs(input, ownerOf(input, request));
  const channel = getChannel(platform.world, request.channelId);
  const id = platform.nextId();
  const { promise, resolve } = Promise.withResolvers<Outcome | null>();
  const timer = setTimeout(() => {
    platform.counters.add('lateInteractions');
    resolve(null);
  }, platform.limits.answerWithinMs);
  const interaction: Interaction = {
    id,
    token: randomBytes(48).toString('base64url'),
    applicationId: platform.application.id,
    type: request.type,
    personId: request.personId,
    channelId: channel.id,
    guildId: channel.guildId,
    note: noteOf(platform, id, request),
    source: request.source ?? null,
    originalId: null,
    isAcknowledged: false,
    isPending: false,
    isEphemeral: false,
    startedAt: now(),
    expiresAt: now() + TOKEN_LIFETIME_MS,
    settle: (outcome) => {
      clearTimeout(timer);
      if (outcome.kind === 'modal') platform.interactions.noteModal(interaction);
      resolve(outcome);
    },
  };
  platform.interactions.add(interaction);
  const data = describe(platform, interaction, request);
  platform.gateway.send('INTERACTION_CREATE', data, channel.guildId, platform.application.id);
  return { interaction, answer: promise };
}

function noteOf(platform: Platform, id: string, request: InteractionRequest): InteractionNote {
  const { type, name, personId: userId, source } = request;
  const trigger = type === 5 ? platform.interactions.modalOf(userId)?.note : undefined;
  return {
    id,
    type,
    name,
    userId,
    ...(type === 3 && source ? { messageId: source.id } : {}),
    ...(trigger === undefined ? {} : { trigger }),
  };
}

function describe(platform: Platform, interaction: Interaction, request: InteractionRequest): JsonObject {
  const { world, application } = platform;
  const person = getPerson(world, interaction.personId);
  const channel = getChannel(world, interaction.channelId);
  const shared: JsonObject = {
    id: interaction.id,
    application_id: application.id,
    type: interaction.type,
    data: request.data,
    token: interaction.token,
    version: 1,
    channel_id: channel.id,
    locale: person.locale,
    entitlements: [],
    attachment_size_limit: 10_485_760,
    ...(request.source ? { message: presentMessage(world, request.source, application.id) } : {}),
  };
  const guild = channel.guildId === null ? undefined : world.guilds[channel.guildId];
  const member = guild?.members[person.id];
  if (guild === undefined || member === undefined) {
    return {
      ...shared,
      user: presentUser(person),
      channel: { id: channel.id, type: 1, flags: 0, last_message_id: channel.lastMessageId },
      context: 1,
      app_permissions: '0',
      authorizing_integration_owners: { '0': '0' },
    };
  }
  const permissions = (id: string) => channelPermissions(guild, channel, id).toString();
  return {
    ...shared,
    guild_id: guild.id,
    guild: { id: guild.id, locale: guild.locale, features: [] },
    guild_locale: guild.locale,
    channel: { ...presentChannel(channel), permissions: permissions(person.id) },
    member: { ...presentMember(member, person), permissions: permissions(person.id) },
    app_permissions: permissions(application.id),
    context: 0,
    authorizing_integration_owners: { '0': guild.id },
  };
}

const COMPONENT = 3;
const MODAL = 5;

/**
 * The application an interaction goes to: for a component or modal, the one that sent it; for a command, the current
 * one.
 */
function ownerOf(platform: Platform, request: InteractionRequest): Application {
  const { applications, interactions, application } = platform;
  const author = applications.find(request.source?.authorId ?? '');
  if (request.type === COMPONENT) return author ?? application;
  if (request.type !== MODAL) return application;
  return applications.find(interactions.modalOf(request.personId)?.applicationId ?? '') ?? author ?? application;
}
