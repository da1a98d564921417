import type { Embed } from '@perigee/core/base/embeds/schema';
import type { ErrorAt } from './error-at.ts';

/** The form's errors for each part, except that an empty field has none: it will be dropped. */
export function visibleErrors(embed: Embed, saidAt: ErrorAt): ErrorAt {
  return (part) => {
    const index = /^fields\.(\d+)\.name$/.exec(part)?.[1];
    const field = index === undefined ? undefined : embed.fields[Number(index)];
    return field?.name.trim() === '' && field.value.trim() === '' ? undefined : saidAt(part);
  };
}
