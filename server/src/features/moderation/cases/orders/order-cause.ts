import type { CommandContext } from '../../../../bot/command-context.ts';
import type { ComponentContext } from '../../../../bot/components/component-context.ts';

/** The idempotency key of a command invocation: the typed message, or the interaction. */
export function causeOfUse({ invocationId, messageId }: Pick<CommandContext, 'invocationId' | 'messageId'>): string {
  return messageId === null ? causeOfPress({ invocationId }) : `message ${invocationId}`;
}

/** The idempotency key of a button press or form. */
export function causeOfPress({ invocationId }: Pick<ComponentContext, 'invocationId'>): string {
  return `interaction ${invocationId}`;
}
