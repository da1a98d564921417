import type { Embed } from '@perigee/core/base/embeds/schema';
import type { TemplateContext } from '@perigee/core/base/templates/catalogue';
import type { ErrorAt } from './error-at.ts';

/** The props shared by every part of the editor. */
export interface PartProps {
  embed: Embed;
  /** Where its message is sent; this decides which variables it may use. */
  context: TemplateContext;
  errorAt: ErrorAt;
  onChange: (embed: Embed) => void;
}
