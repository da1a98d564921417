import { EMBED_LIMITS } from '@perigee/core/embeds/limits';
import type { Embed } from '@perigee/core/embeds/schema';
import { m } from '#texts';
import { useText } from '../../lib/preferences/use-text.ts';
import { EmbedText } from './embed-text.tsx';
import { PartGroup } from './part-group.tsx';
import type { PartProps } from './part-props.ts';
import { TimeField } from './time-field.tsx';
import { UrlField } from './url-field.tsx';

/** The small print at the foot, and the time beside it. */
export function FooterPart({ embed, place, errorAt, onChange }: PartProps) {
  const text = useText();
  const { footer } = embed;
  const change = (parts: Partial<Embed['footer']>) => onChange({ ...embed, footer: { ...footer, ...parts } });
  // The platform refuses a footer without a text.
  const isHidden = footer.text.trim() === '' && footer.iconUrl !== '';

  return (
    <PartGroup title={text(m.embed_footer)}>
      <EmbedText
        label={text(m.embed_footer_text)}
        value={footer.text}
        max={EMBED_LIMITS.footerText}
        place={place}
        error={errorAt('footer.text')}
        {...(isHidden && { hint: text(m.embed_footer_hidden) })}
        onChange={(shown) => change({ text: shown })}
      />
      <UrlField
        label={text(m.embed_icon_url)}
        value={footer.iconUrl}
        place={place}
        error={errorAt('footer.iconUrl')}
        onChange={(iconUrl) => change({ iconUrl })}
      />
      <TimeField
        value={embed.timestamp}
        place={place}
        errorAt={errorAt}
        onChange={(timestamp) => onChange({ ...embed, timestamp })}
      />
    </PartGroup>
  );
}
