import { type Embed, embedSchema } from '@perigee/core/embeds/schema';
import { resolveFields } from '../settings-form/resolve-fields.ts';
import type { ErrorAt } from './error-at.ts';

const resolve = resolveFields(embedSchema);

/**
 * What is wrong with each part as it stands now, and otherwise what the form was told about it, such as by the server. A
 * field nobody filled in yet is not reproached with it: it is dropped when the dialog closes.
 */
export function shownErrors(embed: Embed, saidAt: ErrorAt): ErrorAt {
  const found = resolve(embed);
  return (part) => {
    const index = /^fields\.(\d+)\.name$/.exec(part)?.[1];
    const field = index === undefined ? undefined : embed.fields[Number(index)];
    if (field?.name.trim() === '' && field.value.trim() === '') return undefined;
    return found[part] ?? saidAt(part);
  };
}
