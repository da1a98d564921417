import type { Embed } from '@perigee/core/embeds/schema';
import type { ErrorAt } from './error-at.ts';

/** What the form says of each part; a field nobody filled in yet is not reproached with it, it is dropped in the end. */
export function shownErrors(embed: Embed, saidAt: ErrorAt): ErrorAt {
  return (part) => {
    const index = /^fields\.(\d+)\.name$/.exec(part)?.[1];
    const field = index === undefined ? undefined : embed.fields[Number(index)];
    return field?.name.trim() === '' && field.value.trim() === '' ? undefined : saidAt(part);
  };
}
