import { holds } from '@perigee/core/base/permissions/permissions';
import {
  type APIMessageComponentInteraction,
  type APIModalSubmitInteraction,
  type APIModalSubmission,
  ComponentType,
} from 'discord-api-types/v10';
import { m } from '#texts';
import type { BotContext } from '../bot-context.ts';
import { settingsRefusal } from '../access/authorise.ts';
import { describeRefusal } from '../access/refusal-texts.ts';
import { type InGuild, readContext } from '../interactions/guild-interaction.ts';
import type { InteractionAnswer } from '../interactions/interaction-answer.ts';
import { namePermissions } from '../access/permission-texts.ts';
import type { InvocationContext } from '../invocation-context.ts';
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
    update,
    openForm,
  };
  const refusal = whyNot(press, ctx) ?? refusalOfCommand(press, context);
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

/** As for the command itself: in the guild's language, with where or for whom it works. */
function refusalOfCommand({ command: name }: Press, context: InvocationContext): string | null {
  if (name === null) return null;
  const command = { name };
  const why = settingsRefusal(context, command);
  return why === null ? null : describeRefusal(context, command, { why });
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
