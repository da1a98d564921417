import type { Embed } from '@perigee/core/embeds/schema';
import type { TemplatePlace } from '@perigee/core/templates/catalogue';
import type { ErrorAt } from './error-at.ts';

/** What every part of the editor works on. */
export interface PartProps {
  embed: Embed;
  /** Where its message is sent, which says what variables it may use. */
  place: TemplatePlace;
  errorAt: ErrorAt;
  onChange: (embed: Embed) => void;
}
