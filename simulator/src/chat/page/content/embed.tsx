import { colorOf } from '../elements/looks.ts';
import { drawEach } from '../elements/sequence.ts';
import type { Embed, EmbedField, Media, Names } from '../shapes/message-shapes.ts';
import { Link } from './link.tsx';
import { Markdown } from './markdown.tsx';
import { shortTime } from './times.ts';

/** An embed, laid out as on the platform. */
export function EmbedBox({ embed, names }: { embed: Embed; names: Names }) {
  const { color, title, url, description, fields = [], author, thumbnail, image } = embed;
  const style = color === undefined ? undefined : { '--edge': colorOf(color) ?? '#000' };
  return (
    <section className="embed" style={style}>
      <Picture media={thumbnail} kind="thumbnail" />
      {author ? <Author author={author} names={names} /> : null}
      {title ? (
        <p className="embed-title">
          <LinkedText text={title} url={url} names={names} />
        </p>
      ) : null}
      {description ? (
        <div className="content">
          <Markdown text={description} names={names} />
        </div>
      ) : null}
      {fields.length > 0 ? (
        <dl>
          {drawEach(fields, (field) => (
            <FieldBox field={field} names={names} />
          ))}
        </dl>
      ) : null}
      <Picture media={image} kind="image" />
      <Footer embed={embed} />
    </section>
  );
}

function LinkedText({ text, url, names }: { text: string; url: string | undefined; names: Names }) {
  const content = <Markdown text={text} names={names} />;
  return url ? <Link href={url}>{content}</Link> : <span>{content}</span>;
}

function Picture({ media, kind }: { media: Media | undefined; kind: string }) {
  return media?.url?.startsWith('http') ? <img className={kind} src={media.url} alt="" loading="lazy" /> : null;
}

function Author({ author, names }: { author: NonNullable<Embed['author']>; names: Names }) {
  return (
    <p className="embed-author">
      {author.icon_url ? <img src={author.icon_url} alt="" width={22} height={22} /> : null}
      <LinkedText text={author.name} url={author.url} names={names} />
    </p>
  );
}

function FieldBox({ field, names }: { field: EmbedField; names: Names }) {
  return (
    <div className={field.inline ? 'inline' : 'whole'}>
      <dt>
        <Markdown text={field.name} names={names} />
      </dt>
      <dd>
        <Markdown text={field.value} names={names} />
      </dd>
    </div>
  );
}

function Footer({ embed: { footer, timestamp } }: { embed: Embed }) {
  const text = [footer?.text, timestamp ? shortTime(timestamp) : null].filter(Boolean).join(' · ');
  if (text === '') return null;
  return (
    <footer>
      {footer?.icon_url ? <img src={footer.icon_url} alt="" width={18} height={18} /> : null}
      {text}
    </footer>
  );
}
