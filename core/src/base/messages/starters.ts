import { DEFAULT_EMBED, type Embed } from '../embeds/schema.ts';
import type { Locale } from '../locales/locales.ts';
import type { DisplayName } from '../schemas/display-name.ts';
import type { MessageDraft } from './custom-message.ts';

/** A message to start from: a text, an embed, or both. */
export interface Starter {
  key: string;
  name: DisplayName;
  about: DisplayName;
  message: DisplayName;
  embed?: Pick<StarterEmbed, 'title' | 'description'> & Partial<StarterEmbed>;
  /** Comes with a welcome picture. */
  hasPicture?: boolean;
}

interface StarterEmbed {
  title: DisplayName;
  description: DisplayName;
  fields: readonly { name: DisplayName; value: DisplayName }[];
  /** A variable that renders to a picture. */
  thumbnail: string;
  color: string;
}

/** The content of a starter in the server's language. */
export function starterMessage({ message, embed }: Starter, locale: Locale): MessageDraft {
  return { message: message[locale], embed: embed === undefined ? DEFAULT_EMBED : starterEmbed(embed, locale) };
}

function starterEmbed(
  { title, description, fields = [], thumbnail = '', color = DEFAULT_EMBED.color }: NonNullable<Starter['embed']>,
  locale: Locale,
): Embed {
  return {
    ...DEFAULT_EMBED,
    enabled: true,
    color,
    title: title[locale],
    description: description[locale],
    thumbnail,
    fields: fields.map(({ name, value }) => ({ name: name[locale], value: value[locale], inline: false })),
  };
}
