import { type APIModalSubmission, ComponentType } from 'discord-api-types/v10';

/** What was written into a field of a form, trimmed; empty where there is none. */
export function readField(components: APIModalSubmission['components'], id: string): string {
  const inputs = components.flatMap((row) => {
    if (row.type === ComponentType.ActionRow) return row.components;
    return row.type === ComponentType.Label ? [row.component] : [];
  });
  const input = inputs.find((field) => field.custom_id === id);
  return input?.type === ComponentType.TextInput ? input.value.trim() : '';
}
