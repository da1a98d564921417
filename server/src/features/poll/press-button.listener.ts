import { holds } from '@perigee/core/permissions/permissions';
import {
  type APIMessageComponentInteraction,
  GatewayDispatchEvents,
  InteractionType,
  MessageFlags,
} from 'discord-api-types/v10';
import { m } from '#texts';
import type { BotContext } from '../../bot/bot-context.ts';
import { defineListener, type Listener } from '../../bot/define-listener.ts';
import { NO_PINGS } from '../../bot/message-of.ts';
import { forgiving } from '../../discord/forgiving.ts';
import { UNANSWERABLE } from '../commands/index.ts';
import { describePoll } from './describe-poll.ts';
import { type PollButton, readButtonId } from './poll-button.ts';
import type { PollStore } from './poll-store.ts';

/** Counts a member's vote, or closes the poll for its author and for those who manage messages. */
export function pressPollButton(store: PollStore): Listener {
  return defineListener(GatewayDispatchEvents.InteractionCreate, (ctx, interaction) => {
    if (interaction.type !== InteractionType.MessageComponent) return undefined;
    const button = readButtonId(interaction.data.custom_id);
    return button === null ? undefined : answer(ctx, store, interaction, button);
  });
}

async function answer(
  { api, settings }: BotContext,
  store: PollStore,
  interaction: APIMessageComponentInteraction,
  button: PollButton,
): Promise<void> {
  const { id, token, guild_id: guildId, member } = interaction;
  if (guildId === undefined || member === undefined) return;
  const { language } = await settings.get(guildId);
  const locale = language.interface;

  const refused = await apply(store, guildId, member, button);
  const poll = await store.find(guildId, button.pollId);
  if (refused !== null || poll === null) {
    const content = refused === 'notYours' ? m.poll_not_yours({}, { locale }) : m.poll_over({}, { locale });
    await forgiving(UNANSWERABLE, api.interactions.reply(id, token, { content, flags: MessageFlags.Ephemeral }));
    return;
  }
  const body = { ...describePoll(poll, locale), allowed_mentions: NO_PINGS };
  await forgiving(UNANSWERABLE, api.interactions.updateMessage(id, token, body));
}

type Presser = { user: { id: string }; permissions: string };

/** Null when the press took effect. */
async function apply(
  store: PollStore,
  guildId: string,
  { user, permissions }: Presser,
  { pollId, press }: PollButton,
): Promise<'over' | 'notYours' | null> {
  if (press !== 'close') return (await store.vote(guildId, pollId, user.id, press)) ? null : 'over';
  const poll = await store.find(guildId, pollId);
  if (poll === null) return 'over';
  if (poll.authorId !== user.id && !holds(BigInt(permissions), 'ManageMessages')) return 'notYours';
  await store.close(guildId, pollId);
  return null;
}
