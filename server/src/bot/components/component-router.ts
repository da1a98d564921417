import { createdAt } from '@perigee/core/ids/snowflake';
import type { Locale } from '@perigee/core/locales/locale';
import { InteractionType } from 'discord-api-types/v10';
import { m } from '#texts';
import type { BotContext } from '../bot-context.ts';
import { isInGuild } from '../interactions/guild-interaction.ts';
import { InteractionAnswer } from '../interactions/interaction-answer.ts';
import { inAllLanguages, runUse } from '../run-use.ts';
import { type Component, componentKey, type Press } from './define-component.ts';
import { type ComponentInteraction, takePress } from './take-press.ts';

/**
 * Leads each use of a component to what it was defined to do. What nobody knows any more, and what is over, is answered
 * to the one who pressed it. Throws where two components share feature and action.
 */
export function createComponentRouter(components: readonly Component[]) {
  const byKey = new Map(components.map((component) => [component.key, component]));
  if (byKey.size < components.length) throw new Error('Two components share feature and action');

  return async (bot: BotContext, interaction: ComponentInteraction): Promise<void> => {
    const found = findNamed(byKey, interaction) ?? findLegacy(components, interaction);
    const hasMessage = interaction.message !== undefined;
    const isDeferred = found?.component.opensForm !== true;
    const answer = new InteractionAnswer(bot.api, interaction, {
      hasMessage,
      isDeferred,
      isEphemeral: !hasMessage,
      ...(found?.component.isSlow === true && { deferAfterMs: 0 }),
    });
    const named = { component: found?.component.key ?? 'unknown' };
    await runUse({ bot, guildId: interaction.guild_id ?? '', answer, named }, async () => {
      if (found === null || !isInGuild(interaction)) await answer.refuse(inAllLanguages(tooOld));
      else if (isExpired(found.component, interaction)) await answer.refuse(inAllLanguages(expired));
      else await takePress(bot, interaction, found.press, answer);
    });
  };
}

interface Found {
  component: Component;
  press: Press;
}

function findNamed(byKey: ReadonlyMap<string, Component>, interaction: ComponentInteraction): Found | null {
  const [feature = '', action = '', version, ...args] = interaction.data.custom_id.split(':');
  const component = byKey.get(componentKey(kindOf(interaction), feature, action));
  if (component === undefined || version !== String(component.version)) return null;
  const press = component.read(args);
  return press && { component, press };
}

function findLegacy(components: readonly Component[], interaction: ComponentInteraction): Found | null {
  const kind = kindOf(interaction);
  for (const component of components) {
    const press = component.kind === kind ? component.readLegacy(interaction.data.custom_id) : null;
    if (press !== null) return { component, press };
  }
  return null;
}

function kindOf({ type }: ComponentInteraction): Component['kind'] {
  return type === InteractionType.ModalSubmit ? 'form' : 'message';
}

function isExpired({ lifetimeMs }: Component, { message }: ComponentInteraction): boolean {
  return message !== undefined && Date.now() - createdAt(message.id).getTime() > lifetimeMs;
}

const tooOld = (locale: Locale) => m.component_too_old({}, { locale });
const expired = (locale: Locale) => m.component_expired({}, { locale });
