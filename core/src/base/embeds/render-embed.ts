import { parseColor, toNumber } from '../color/color.ts';
import type { TemplateForm } from '../templates/rendering/markup.ts';
import { ACCENT_COLOR } from '../theme/accent.ts';
import { isHttpUrl } from '../text/http-url.ts';
import { cutText } from '../text/cut.ts';
import { EMBED_TOTAL_MAX } from './limits.ts';
import { RENDERED_LIMITS as MAX, type RenderedEmbed } from './rendered-embed.ts';
import { renderTimestamp } from './render-timestamp.ts';
import type { Embed } from './schema.ts';

/** Renders a template to the text that is sent, or to a sample for previews, for the given place in the embed. */
export type RenderTemplate = (template: string, form: TemplateForm) => string;

/**
 * A stored embed in the platform's form, or null where it would show nothing. Ignores `enabled`, which callers check.
 * No template output can make the platform refuse the message: texts are cut to its limits and to 6000 characters in
 * total, and invalid addresses are left out, as is an icon without its text.
 */
export function renderEmbed(embed: Embed, render: RenderTemplate, nowMs: number = Date.now()): RenderedEmbed | null {
  const text = textsWithin(EMBED_TOTAL_MAX, render);
  const address = (template: string) => {
    const url = render(template, 'plain').trim();
    return isHttpUrl(url) && url.length <= MAX.url ? url : undefined;
  };

  const author = renderPart(text(embed.author.name, MAX.authorName, 'plain'), (name) => {
    const url = address(embed.author.url);
    return { name, ...(url && { url }), ...iconOf(address(embed.author.iconUrl)) };
  });
  const title = text(embed.title, MAX.title);
  const description = text(embed.description, MAX.description);
  const footer = renderPart(text(embed.footer.text, MAX.footerText, 'plain'), (shown) => ({
    text: shown,
    ...iconOf(address(embed.footer.iconUrl)),
  }));
  const fields = embed.fields.flatMap((field) => renderField(field, text));
  const image = renderPart(address(embed.image), (url) => ({ url }));
  const thumbnail = renderPart(address(embed.thumbnail), (url) => ({ url }));
  const isShown = [author, title, description, footer, image, thumbnail, fields[0]].some((part) => part !== undefined);
  if (!isShown) return null;

  const url = address(embed.url);
  const timestamp = renderTimestamp(embed.timestamp, (template) => render(template, 'message'), nowMs);
  const color = parseColor(embed.color);
  return {
    color: color === null ? ACCENT_COLOR : toNumber(color),
    ...(author && { author }),
    ...(title && { title }),
    ...(url && { url }),
    ...(description && { description }),
    ...(fields.length > 0 && { fields }),
    ...(image && { image }),
    ...(thumbnail && { thumbnail }),
    ...(footer && { footer }),
    ...(timestamp && { timestamp }),
  };
}

function renderPart<Part>(text: string | undefined, build: (text: string) => Part): Part | undefined {
  return text === undefined ? undefined : build(text);
}

function iconOf(url: string | undefined): { icon_url?: string } {
  return url === undefined ? {} : { icon_url: url };
}

type TextWithin = (template: string, max: number, form?: TemplateForm) => string | undefined;
type RenderedField = NonNullable<RenderedEmbed['fields']>[number];

/** Renders texts in order as long as they fit into `total` UTF-16 code units; a blank text becomes undefined. */
function textsWithin(total: number, render: (template: string, form: TemplateForm) => string): TextWithin {
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
function renderField({ name, value, inline }: Embed['fields'][number], text: TextWithin): RenderedField[] {
  const rendered = { name: text(name, MAX.fieldName), value: text(value, MAX.fieldValue) };
  if (rendered.name === undefined && rendered.value === undefined) return [];
  const shownName = rendered.name ?? text(ZERO_WIDTH_SPACE, 1);
  const shownValue = rendered.value ?? text(ZERO_WIDTH_SPACE, 1);
  return shownName === undefined || shownValue === undefined ? [] : [{ name: shownName, value: shownValue, inline }];
}
