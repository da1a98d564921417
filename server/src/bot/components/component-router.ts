import { createdAt } from '@perigee/core/base/ids/snowflake';
import type { Locale } from '@perigee/core/base/locales/locales';
import { InteractionType } from 'discord-api-types/v10';
import { m } from '#texts';
import type { BotContext } from '../bot-context.ts';
import { isInGuild } from '../interactions/guild-interaction.ts';
import { InteractionAnswer } from '../interactions/interaction-answer.ts';
import { expiredIn, inAllLanguages, runInvocation } from '../run-invocation.ts';
import type { Component } from './define-component.ts';
import type { FindComponent } from './find-component.ts';
import { disableExpired } from './grey-out.ts';
import { type ComponentInteraction, handlePress } from './handle-press.ts';

/**
 * Routes each invocation of a component to its definition. Unknown and expired components are answered privately;
 * expired ones are also greyed out.
 */
export function createComponentRouter(find: FindComponent) {
  return async (bot: BotContext, interaction: ComponentInteraction, shardId: number): Promise<void> => {
    const found = find(kindOf(interaction), interaction.data.custom_id);
    const hasMessage = interaction.message !== undefined;
    const isDeferred = found?.component.opensForm !== true;
    const named = { component: found?.component.key ?? 'unknown' };
    const guildId = interaction.guild_id ?? '';
    const answer = new InteractionAnswer(bot.api, interaction, {
      hasMessage,
      isDeferred,
      isEphemeral: !hasMessage,
      ...(found?.component.isSlow === true && { deferAfterMs: 0 }),
      onExpired: expiredIn(bot, { ...named, guildId }),
    });
    await runInvocation({ bot, guildId, shardId, answer, named }, async () => {
      if (found === null || !isInGuild(interaction)) await answer.refuse(inAllLanguages(tooOld));
      else if (isExpired(found.component, interaction)) await refuseExpired(bot, interaction, answer);
      else await handlePress(bot, interaction, found.press, answer);
    });
  };
}

function kindOf({ type }: ComponentInteraction): Component['kind'] {
  return type === InteractionType.ModalSubmit ? 'form' : 'message';
}

function isExpired({ lifetimeMs }: Component, { message }: ComponentInteraction): boolean {
  return message !== undefined && Date.now() - createdAt(message.id).getTime() >= lifetimeMs;
}

async function refuseExpired(
  { lifetimeOf }: BotContext,
  { message }: ComponentInteraction,
  answer: InteractionAnswer,
): Promise<void> {
  const components = message === undefined ? null : disableExpired(message, lifetimeOf);
  // The member gets an answer even if greying out fails.
  if (components !== null) await answer.greyOut(components).catch(() => {});
  await answer.refuse(inAllLanguages(expired));
}

const tooOld = (locale: Locale) => m.component_too_old({}, { locale });
const expired = (locale: Locale) => m.component_expired({}, { locale });
