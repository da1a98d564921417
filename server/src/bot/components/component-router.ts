import { createdAt } from '@perigee/core/ids/snowflake';
import { holds } from '@perigee/core/permissions/permissions';
import type { Locale } from '@perigee/core/locales/locale';
import {
  type APIMessageComponentInteraction,
  type APIModalSubmitInteraction,
  InteractionType,
} from 'discord-api-types/v10';
import { m } from '#texts';
import type { BotContext } from '../bot-context.ts';
import { namePermissions } from '../permission-texts.ts';
import { answerInteraction, type InteractionAnswer } from '../interactions/answer-interaction.ts';
import { type InGuild, isInGuild, memberOf } from '../interactions/guild-interaction.ts';
import { inAllLanguages, runUse } from '../run-use.ts';
import type { ComponentContext } from './component-context.ts';
import { type Component, componentKey, type Press } from './define-component.ts';
import { readField } from './read-field.ts';

export type ComponentInteraction = APIMessageComponentInteraction | APIModalSubmitInteraction;

/** Leads each use of a component to what it was defined to do. Throws where two components share an id. */
export function createComponentRouter(components: readonly Component[]) {
  const byKey = new Map(components.map((component) => [component.key, component]));
  if (byKey.size < components.length) throw new Error('Two components share feature and action');

  return async (bot: BotContext, interaction: ComponentInteraction): Promise<void> => {
    const found = findPress(byKey, components, interaction);
    const { component, press } = found;
    const hasMessage = interaction.message !== undefined;
    const isDeferred = component?.opensForm !== true;
    const answer = answerInteraction(bot.api, interaction, { hasMessage, isDeferred, isEphemeral: !hasMessage });
    const guildId = interaction.guild_id ?? '';
    const named = { component: component?.key ?? 'unknown' };
    await runUse({ bot, guildId, answer, named }, async () => {
      if (component === null || press === null || !isInGuild(interaction)) await answer.refuse(inAllLanguages(tooOld));
      else if (isExpired(component, interaction)) await answer.refuse(inAllLanguages(expired));
      else await take(bot, interaction, press, answer);
    });
  };
}

const tooOld = (locale: Locale) => m.component_too_old({}, { locale });
const expired = (locale: Locale) => m.component_expired({}, { locale });

type Found = { component: Component; press: Press } | { component: null; press: null };

function findPress(
  byKey: ReadonlyMap<string, Component>,
  components: readonly Component[],
  interaction: ComponentInteraction,
): Found {
  const { custom_id: id } = interaction.data;
  const kind = interaction.type === InteractionType.ModalSubmit ? 'form' : 'message';
  const [feature = '', action = '', version, ...args] = id.split(':');
  const named = byKey.get(componentKey(kind, feature, action));
  const press = named !== undefined && version === String(named.version) ? named.read(args) : null;
  if (named !== undefined && press !== null) return { component: named, press };
  for (const component of components) {
    const old = component.kind === kind ? component.readLegacy(id) : null;
    if (old !== null) return { component, press: old };
  }
  return { component: null, press: null };
}

function isExpired({ lifetimeMs }: Component, { message }: ComponentInteraction): boolean {
  return message !== undefined && Date.now() - createdAt(message.id).getTime() > lifetimeMs;
}

async function take(
  bot: BotContext,
  interaction: InGuild<ComponentInteraction>,
  press: Press,
  answer: InteractionAnswer,
): Promise<void> {
  const { guild_id: guildId, channel, data } = interaction;
  const { permissions, botPermissions } = memberOf(interaction);
  const { user } = interaction.member;
  const settings = await bot.settings.get(guildId);
  const locale = settings.language.interface;
  const ctx: ComponentContext = {
    bot,
    guildId,
    channelId: channel.id,
    user,
    settings,
    locale,
    permissions,
    botPermissions,
    values: 'values' in data ? data.values : [],
    field: (id) => ('components' in data ? readField(data.components, id) : ''),
    update: answer.update,
    reply: answer.reply,
    refuse: answer.refuse,
    openForm: answer.openForm,
  };
  const refusal = whyNot(press, ctx);
  await (refusal === null ? press.run(ctx) : answer.refuse(refusal));
}

function whyNot({ ownerId, permission }: Press, { user, permissions, locale }: ComponentContext): string | null {
  if (ownerId !== null && ownerId !== user.id) return m.component_not_yours({}, { locale });
  if (permission === null || holds(permissions, permission.name)) return null;
  const { name, refusal } = permission;
  return (
    refusal?.({}, { locale }) ?? m.component_forbidden({ permissions: namePermissions([name], locale) }, { locale })
  );
}
