import { EMBED_TOTAL_MAX } from '../embeds/limits.ts';
import { renderEmbed } from '../embeds/render-embed.ts';
import type { RenderedEmbed } from '../embeds/rendered-embed.ts';
import type { TemplateContext } from '../templates/catalogue.ts';
import { renderTemplate } from '../templates/rendering/render-template.ts';
import type { AllowedMentions } from '../templates/rendering/scope.ts';
import type { TemplateValues } from '../templates/rendering/values.ts';
import type { CustomMessage } from './custom-message.ts';

/** A message in the platform's form (its documentation, "Create Message"). */
export interface RenderedMessage {
  content?: string;
  embeds?: RenderedEmbed[];
  allowed_mentions: AllowedMentions;
}

interface MessageValues<Context extends TemplateContext> {
  context: Context;
  values: TemplateValues<Context>;
  /** Names of the guild's roles and channels by id, for contexts where the platform does not render mentions. */
  names: ReadonlyMap<string, string>;
}

/**
 * Renders a custom message of a guild; null where nothing is left to send. Ignores `enabled`, which callers check.
 * Mentions in embeds never ping, so only the text decides who is pinged.
 */
export function renderMessage<Context extends TemplateContext>(
  { message, embed }: Pick<CustomMessage, 'message' | 'embed'>,
  { context, values, names }: MessageValues<Context>,
): RenderedMessage | null {
  const { content, allowedMentions } = renderTemplate(message, context, values);
  const rendered = embed.enabled
    ? renderEmbed(
        embed,
        (text, form) => renderTemplate(text, context, values, { form, names, max: EMBED_TOTAL_MAX }).content,
      )
    : null;
  if (content === '' && rendered === null) return null;
  return {
    ...(content !== '' && { content }),
    ...(rendered && { embeds: [rendered] }),
    allowed_mentions: allowedMentions,
  };
}
