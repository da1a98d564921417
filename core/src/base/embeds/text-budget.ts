import { cutText } from '../text/cut.ts';
import type { TemplateForm } from '../templates/rendering/markup.ts';
import { RENDERED_LIMITS as MAX, type RenderedEmbed } from './rendered-embed.ts';
import type { Embed } from './schema.ts';

type TextWithin = (template: string, max: number, form?: TemplateForm) => string | undefined;
type RenderedField = NonNullable<RenderedEmbed['fields']>[number];

/** Renders texts in order as long as they fit into `total` UTF-16 code units; a blank text becomes undefined. */
export function textsWithin(total: number, render: (template: string, form: TemplateForm) => string): TextWithin {
  let left = total;
  return (template, max, form = 'message') => {
    // The platform trims texts as well, and refuses those that are then empty.
    const text = cutText(render(template, form).trim(), Math.min(max, left));
    left -= text.length;
    return text === '' ? undefined : text;
  };
}

/** A zero-width space in place of a missing field name or value: the platform requires both. */
const ZERO_WIDTH_SPACE = '\u200b';

/** Renders a field; none where both texts are blank, or where no room is left. */
export function renderField({ name, value, inline }: Embed['fields'][number], text: TextWithin): RenderedField[] {
  const rendered = { name: text(name, MAX.fieldName), value: text(value, MAX.fieldValue) };
  if (rendered.name === undefined && rendered.value === undefined) return [];
  const shownName = rendered.name ?? text(ZERO_WIDTH_SPACE, 1);
  const shownValue = rendered.value ?? text(ZERO_WIDTH_SPACE, 1);
  return shownName === undefined || shownValue === undefined ? [] : [{ name: shownName, value: shownValue, inline }];
}
