import type { CommandContext } from '../../../../../../bot/command-context.ts';
import type { ComponentContext } from '../../../../../../bot/components/component-context.ts';

/** The idempotency key of a command use: the typed message, or the interaction. */
export function causeOfUse({ useId, messageId }: Pick<CommandContext, 'useId' | 'messageId'>): string {
  return messageId === null ? causeOfPress({ useId }) : `message ${useId}`;
}

/** The idempotency key of a button press or form. */
export function causeOfPress({ useId }: Pick<ComponentContext, 'useId'>): string {
  return `interaction ${useId}`;
}
