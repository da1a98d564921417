import type { CommandContext } from '../../../../bot/command-context.ts';
import type { ComponentContext } from '../../../../bot/components/component-context.ts';

/** What a use of a command orders is ordered by: the message that is the typed one, or the interaction. */
export function causeOfUse({ useId, messageId }: Pick<CommandContext, 'useId' | 'messageId'>): string {
  return messageId === null ? causeOfPress({ useId }) : `message ${useId}`;
}

/** What a button or a form orders is ordered by. */
export function causeOfPress({ useId }: Pick<ComponentContext, 'useId'>): string {
  return `interaction ${useId}`;
}
