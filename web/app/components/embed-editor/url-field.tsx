import { EMBED_LIMITS } from '@perigee/core/embeds/limits';
import { EmbedText } from './embed-text.tsx';
import type { TemplatePlace } from '@perigee/core/templates/catalogue';

interface UrlFieldProps {
  label: string;
  value: string;
  place: TemplatePlace;
  error: unknown;
  hint?: string;
  onChange: (url: string) => void;
}

/** An address, which a variable may stand for: `{{ member.avatar }}`. */
export function UrlField(props: UrlFieldProps) {
  return <EmbedText {...props} max={EMBED_LIMITS.url} />;
}
