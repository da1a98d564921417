import { type APIInteraction, GatewayDispatchEvents, InteractionType } from 'discord-api-types/v10';
import { runTraced } from '../tracing/tracing.ts';
import { suggestValues } from './commands/suggest-values.ts';
import { handleCommandInteraction } from './commands/handle-command-interaction.ts';
import { createComponentRouter } from './components/component-router.ts';
import type { FindComponent } from './components/find-component.ts';
import { defineListener, type Listener, type ListenerContext } from './define-listener.ts';

/** Dispatches every interaction by its type: command, autocompletion or component. */
export function interactionListener(find: FindComponent): Listener {
  const press = createComponentRouter(find);
  const take = (ctx: ListenerContext, interaction: APIInteraction, shardId: number) => {
    switch (interaction.type) {
      case InteractionType.ApplicationCommand:
        return handleCommandInteraction(ctx, interaction, shardId);
      case InteractionType.ApplicationCommandAutocomplete:
        return suggestValues(ctx, interaction);
      case InteractionType.MessageComponent:
      case InteractionType.ModalSubmit:
        return press(ctx, interaction, shardId);
      case InteractionType.Ping:
        return undefined;
      default:
        return interaction satisfies never;
    }
  };
  return defineListener(GatewayDispatchEvents.InteractionCreate, (ctx, interaction, shardId) => {
    const attributes = { 'perigee.guild': interaction.guild_id ?? '', 'perigee.shard': shardId };
    const span = { name: 'gateway INTERACTION_CREATE', kind: 'consumer', attributes } as const;
    return runTraced(ctx.tracing, span, () => take(ctx, interaction, shardId));
  });
}
