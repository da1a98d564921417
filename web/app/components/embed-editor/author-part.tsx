import { EMBED_LIMITS } from '@perigee/core/embeds/limits';
import type { Embed } from '@perigee/core/embeds/schema';
import { m } from '#texts';
import { useText } from '../../lib/preferences/use-text.ts';
import { EmbedText } from './embed-text.tsx';
import { PartGroup } from './part-group.tsx';
import type { PartProps } from './part-props.ts';
import { UrlField } from './url-field.tsx';

/** The line above the title. */
export function AuthorPart({ embed, place, errorAt, onChange }: PartProps) {
  const text = useText();
  const { author } = embed;
  const change = (parts: Partial<Embed['author']>) => onChange({ ...embed, author: { ...author, ...parts } });
  // The platform refuses an author without a name.
  const isHidden = author.name.trim() === '' && (author.url !== '' || author.iconUrl !== '');

  return (
    <PartGroup title={text(m.embed_author)}>
      <EmbedText
        label={text(m.embed_author_name)}
        value={author.name}
        max={EMBED_LIMITS.authorName}
        place={place}
        error={errorAt('author.name')}
        {...(isHidden && { hint: text(m.embed_author_hidden) })}
        onChange={(name) => change({ name })}
      />
      <UrlField
        label={text(m.embed_author_url)}
        value={author.url}
        place={place}
        error={errorAt('author.url')}
        onChange={(url) => change({ url })}
      />
      <UrlField
        label={text(m.embed_icon_url)}
        value={author.iconUrl}
        place={place}
        error={errorAt('author.iconUrl')}
        onChange={(iconUrl) => change({ iconUrl })}
      />
    </PartGroup>
  );
}
