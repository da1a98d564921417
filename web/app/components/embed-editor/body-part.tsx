import { EMBED_LIMITS } from '@perigee/core/embeds/limits';
import { m } from '#texts';
import { useText } from '../../lib/preferences/use-text.ts';
import { EmbedText } from './embed-text.tsx';
import { PartGroup } from './part-group.tsx';
import type { PartProps } from './part-props.ts';
import { StripeColor } from './stripe-color.tsx';
import { UrlField } from './url-field.tsx';

/** Title, description and colour. */
export function BodyPart({ embed, place, errorAt, onChange }: PartProps) {
  const text = useText();

  return (
    <PartGroup title={text(m.embed_body)}>
      <EmbedText
        label={text(m.embed_title)}
        value={embed.title}
        max={EMBED_LIMITS.title}
        place={place}
        error={errorAt('title')}
        onChange={(title) => onChange({ ...embed, title })}
      />
      <UrlField
        label={text(m.embed_url)}
        value={embed.url}
        place={place}
        error={errorAt('url')}
        onChange={(url) => onChange({ ...embed, url })}
      />
      <EmbedText
        label={text(m.embed_description)}
        value={embed.description}
        max={EMBED_LIMITS.description}
        place={place}
        error={errorAt('description')}
        isLong
        onChange={(description) => onChange({ ...embed, description })}
      />
      <StripeColor value={embed.color} error={errorAt('color')} onChange={(color) => onChange({ ...embed, color })} />
    </PartGroup>
  );
}
