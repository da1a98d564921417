import { EMBED_TOTAL_MAX } from '../embeds/limits.ts';
import { renderEmbed } from '../embeds/render-embed.ts';
import type { RenderedEmbed } from '../embeds/rendered-embed.ts';
import type { TemplatePlace } from '../templates/catalogue.ts';
import { renderTemplate } from '../templates/rendering/render-template.ts';
import type { AllowedMentions } from '../templates/rendering/scope.ts';
import type { TemplateValues } from '../templates/rendering/values.ts';
import type { CustomMessage } from './custom-message.ts';

/** A message as the platform takes it (its documentation, "Create Message"). */
export interface RenderedMessage {
  content?: string;
  embeds?: RenderedEmbed[];
  allowed_mentions: AllowedMentions;
}

interface MessageValues<Place extends TemplatePlace> {
  place: Place;
  values: TemplateValues<Place>;
  /** How the guild's roles and channels are called, by id, for where the platform draws no mention. */
  names: ReadonlyMap<string, string>;
}

/**
 * A message of a guild's own, filled in; null where nothing is left to say. Whether it is `enabled` is for the caller to
 * ask. Embeds never ping, so that only the text says whom the message does.
 */
export function renderMessage<Place extends TemplatePlace>(
  { message, embed }: Pick<CustomMessage, 'message' | 'embed'>,
  { place, values, names }: MessageValues<Place>,
): RenderedMessage | null {
  const { content, allowedMentions } = renderTemplate(message, place, values);
  const rendered = embed.enabled
    ? renderEmbed(
        embed,
        (text, form) => renderTemplate(text, place, values, { form, names, max: EMBED_TOTAL_MAX }).content,
      )
    : null;
  if (content === '' && rendered === null) return null;
  return {
    ...(content !== '' && { content }),
    ...(rendered && { embeds: [rendered] }),
    allowed_mentions: allowedMentions,
  };
}
