import { drawEach } from '../elements/sequence.ts';
import { colorOf } from '../elements/looks.ts';
import { Markdown } from '../content/markdown.tsx';
import { SELECTS } from '../controls/select-options.ts';
import type { Media, Message, Part } from '../shapes/message-shapes.ts';
import { MessageButton } from './message-button.tsx';
import { MessageSelect } from './message-select.tsx';

const ROW = 1;
const BUTTON = 2;
const SECTION = 9;
const TEXT = 10;
const THUMBNAIL = 11;
const GALLERY = 12;
const FILE = 13;
const SEPARATOR = 14;
const CONTAINER = 17;

interface PartsProps {
  message: Message;
  parts: Part[] | undefined;
}

interface PartProps {
  message: Message;
  part: Part;
}

/** A message's components: rows of buttons and select menus, or the whole of a message made of components only. */
export function Components({ message, parts }: PartsProps) {
  return drawEach(parts, (part) => <Component message={message} part={part} />);
}

function Component({ message, part }: PartProps) {
  if (SELECTS.has(part.type)) return <MessageSelect message={message} part={part} />;
  switch (part.type) {
    case ROW:
      return (
        <div className="components">
          <Components message={message} parts={part.components} />
        </div>
      );
    case BUTTON:
      return <MessageButton message={message} part={part} />;
    case SECTION:
      return <Section message={message} part={part} />;
    case CONTAINER:
      return <Container message={message} part={part} />;
    default:
      return <Content message={message} part={part} />;
  }
}

/** Components that hold no others. */
function Content({ message, part }: PartProps) {
  switch (part.type) {
    case TEXT:
      return (
        <div className="content">
          <Markdown text={part.content ?? ''} names={message.names ?? {}} />
        </div>
      );
    case THUMBNAIL:
      return <Picture media={part.media} description={part.description} kind="thumbnail" />;
    case GALLERY:
      return <Gallery part={part} />;
    case FILE:
      return (
        <a href={part.file?.url} className="file">
          {part.name ?? part.file?.url}
        </a>
      );
    case SEPARATOR:
      return <hr className={part.divider ? undefined : 'invisible'} />;
    default:
      return null;
  }
}

function Section({ message, part: { components, accessory } }: PartProps) {
  return (
    <div className="section">
      <div>
        <Components message={message} parts={components} />
      </div>
      {accessory ? <Component message={message} part={accessory} /> : null}
    </div>
  );
}

function Container({ message, part }: PartProps) {
  const edge = colorOf(part.accent_color);
  return (
    <section className="embed container" style={edge ? { '--edge': edge } : undefined}>
      <Components message={message} parts={part.components} />
    </section>
  );
}

function Gallery({ part: { items } }: { part: Part }) {
  return (
    <div className="gallery">
      {drawEach(items, ({ media, description }) => (
        <Picture media={media} description={description} kind="image" />
      ))}
    </div>
  );
}

interface PictureProps {
  media: Media | undefined;
  description: string | null | undefined;
  kind: string;
}

function Picture({ media, description, kind }: PictureProps) {
  return <img className={kind} src={media?.url} alt={description ?? ''} loading="lazy" />;
}
