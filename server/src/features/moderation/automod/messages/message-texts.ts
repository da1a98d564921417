import { EmbedType, type APIMessage } from 'discord-api-types/v10';

type Snapshot = NonNullable<APIMessage['message_snapshots']>[number]['message'];
type Embed = APIMessage['embeds'][number];

/** The parts of a component that carry text; a component has some of them, whatever its type. */
interface TextualComponent {
  type: number;
  content?: string | undefined;
  label?: string | undefined;
  url?: string | undefined;
  placeholder?: string | undefined;
  components?: readonly TextualComponent[];
  accessory?: TextualComponent;
}

/** The texts that members read in a forwarded message: besides its content those of its embeds and components. */
export function forwardedTexts({ content, embeds = [], components = [] }: Partial<Snapshot>): string[] {
  // Previews of links repeat what is in the content, in the words of somebody else's site.
  const written = embeds.filter(({ type }) => type === undefined || type === EmbedType.Rich);
  return presentTexts([content, ...written.flatMap(textsOfEmbed), ...components.flatMap(textsOfComponent)]);
}

/** The question and answers of a poll. */
export function pollTexts({ question, answers }: NonNullable<APIMessage['poll']>): string[] {
  return presentTexts([question.text, ...answers.map(({ poll_media: { text } }) => text)]);
}

function textsOfEmbed({ title, description, url, author, footer, fields = [] }: Embed): (string | undefined)[] {
  return [
    author?.name,
    author?.url,
    title,
    url,
    description,
    ...fields.flatMap(({ name, value }) => [name, value]),
    footer?.text,
  ];
}

function textsOfComponent(component: TextualComponent): (string | undefined)[] {
  const { content, label, url, placeholder, components = [], accessory } = component;
  const inner = accessory === undefined ? components : [...components, accessory];
  return [content, label, url, placeholder, ...inner.flatMap(textsOfComponent)];
}

function presentTexts(texts: readonly (string | undefined)[]): string[] {
  return texts.flatMap((text) => (text === undefined || text === '' ? [] : [text]));
}
