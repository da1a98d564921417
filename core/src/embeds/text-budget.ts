import { cutText } from '../text/cut.ts';
import type { TemplateForm } from '../templates/rendering/markup.ts';
import { RENDERED_LIMITS as MAX, type RenderedEmbed } from './rendered-embed.ts';
import type { Embed } from './schema.ts';

type TextWithin = (template: string, max: number, form?: TemplateForm) => string | undefined;
type RenderedField = NonNullable<RenderedEmbed['fields']>[number];

/** Renders texts one after the other for as long as they fit into `total` UTF-16 code units; a blank one is none. */
export function textsWithin(total: number, render: (template: string, form: TemplateForm) => string): TextWithin {
  let left = total;
  return (template, max, form = 'message') => {
    // The platform trims texts too, and refuses what is empty then.
    const text = cutText(render(template, form).trim(), Math.min(max, left));
    left -= text.length;
    return text === '' ? undefined : text;
  };
}

/** Shown in place of the name or the value that a field lacks; the platform wants both. */
const NOTHING_SEEN = '\u200b';

/** No field where both its texts turned out blank, or where no room is left for it. */
export function renderField({ name, value, inline }: Embed['fields'][number], text: TextWithin): RenderedField[] {
  const rendered = { name: text(name, MAX.fieldName), value: text(value, MAX.fieldValue) };
  if (rendered.name === undefined && rendered.value === undefined) return [];
  const shownName = rendered.name ?? text(NOTHING_SEEN, 1);
  const shownValue = rendered.value ?? text(NOTHING_SEEN, 1);
  return shownName === undefined || shownValue === undefined ? [] : [{ name: shownName, value: shownValue, inline }];
}
