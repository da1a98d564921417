import { holds } from '@perigee/core/base/permissions/permissions';
import {
  type APIMessageComponentInteraction,
  type APIModalSubmitInteraction,
  type APIModalSubmission,
  ComponentType,
} from 'discord-api-types/v10';
import { m } from '#texts';
import type { BotContext } from '../bot-context.ts';
import { type InGuild, readContext } from '../interactions/guild-interaction.ts';
import type { InteractionAnswer } from '../interactions/interaction-answer.ts';
import { namePermissions } from '../access/permission-texts.ts';
import { refusalOfAct } from './refusal-of-act.ts';
import type { ComponentContext } from './component-context.ts';
import type { Press } from './define-component.ts';

export type ComponentInteraction = APIMessageComponentInteraction | APIModalSubmitInteraction;

/** Runs a component if the member may use it. */
export async function handlePress(
  bot: BotContext,
  interaction: InGuild<ComponentInteraction>,
  press: Press,
  answer: InteractionAnswer,
): Promise<void> {
  const { data } = interaction;
  const { reply, replyPrivately, refuse, update, openForm } = answer;
  const context = await readContext(bot, interaction);
  const ctx: ComponentContext = {
    ...context,
    invocationId: interaction.id,
    messageId: interaction.message?.id ?? null,
    values: 'values' in data ? data.values : [],
    field: (id) => ('components' in data ? readField(data.components, id) : ''),
    reply,
    replyPrivately,
    refuse,
    refusalOf: (command, where = 'here') => refusalOfAct(context, command, where),
    update,
    openForm,
  };
  const refusal = whyNot(press, ctx) ?? (press.command === null ? null : ctx.refusalOf(press.command));
  await (refusal === null ? press.run(ctx) : refuse(refusal));
}

function whyNot({ ownerId, permission }: Press, { user, permissions, locale }: ComponentContext): string | null {
  if (ownerId !== null && ownerId !== user.id) return m.component_not_yours({}, { locale });
  if (permission === null || holds(permissions, permission.name)) return null;
  const { name, refusal } = permission;
  return (
    refusal?.({}, { locale }) ?? m.component_forbidden({ permissions: namePermissions([name], locale) }, { locale })
  );
}

/** The text in a field of a form, trimmed; empty if there is none. */
function readField(components: APIModalSubmission['components'], id: string): string {
  const inputs = components.flatMap((row) => {
    if (row.type === ComponentType.ActionRow) return row.components;
    return row.type === ComponentType.Label ? [row.component] : [];
  });
  const input = inputs.find((field) => field.custom_id === id);
  return input?.type === ComponentType.TextInput ? input.value.trim() : '';
}
