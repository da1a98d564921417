import { EMBED_LIMITS } from '@perigee/core/base/embeds/limits';
import type { Embed } from '@perigee/core/base/embeds/schema';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { EmbedText } from './embed-text.tsx';
import type { PartProps } from './part-props.ts';
import { PicturePlace } from './picture-place.tsx';
import styles from './embed-canvas.module.css';

/** The line above the title: a name, and an icon whose popover also edits the link. */
export function AuthorLine({ embed, context, errorAt, onChange }: PartProps) {
  const text = useText();
  const { author } = embed;
  const change = (parts: Partial<Embed['author']>) => onChange({ ...embed, author: { ...author, ...parts } });
  // The platform refuses an author without a name, so it is left out.
  const isHidden = author.name.trim() === '' && (author.url !== '' || author.iconUrl !== '');

  return (
    <div className={styles['author']}>
      <PicturePlace
        label={text(m.embed_author_icon)}
        look="icon"
        value={author.iconUrl}
        context={context}
        error={errorAt('author.iconUrl') ?? errorAt('author.url')}
        onChange={(iconUrl) => change({ iconUrl })}
        more={
          <EmbedText
            label={text(m.embed_author_url)}
            value={author.url}
            max={EMBED_LIMITS.url}
            context={context}
            error={errorAt('author.url')}
            onChange={(url) => change({ url })}
          />
        }
      />
      <EmbedText
        label={text(m.embed_author)}
        value={author.name}
        max={EMBED_LIMITS.authorName}
        context={context}
        error={errorAt('author.name')}
        {...(isHidden && { hint: text(m.embed_author_hidden) })}
        onChange={(name) => change({ name })}
      />
    </div>
  );
}
