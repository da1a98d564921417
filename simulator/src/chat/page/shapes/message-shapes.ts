/** The parts of messages the page shows. */

export interface User {
  id: string;
  username: string;
  global_name: string | null;
  avatar: string | null;
  bot?: boolean;
}

/** A Unicode emoji has no id, a guild's custom emoji has one. */
export interface Emoji {
  id: string | null;
  name: string;
}

export interface Reaction {
  emoji: Emoji;
  count: number;
  me: boolean;
}

/** Names by user id, for mentioned people who may not be in the member list. */
export type Names = Record<string, string>;

export interface Attachment {
  url: string;
  filename: string;
  content_type?: string | null;
  description?: string | null;
  width?: number | null;
  height?: number | null;
}

export interface Media {
  url: string;
}

export interface Embed {
  title?: string;
  description?: string;
  url?: string;
  color?: number;
  timestamp?: string;
  image?: Media;
  thumbnail?: Media;
  author?: { name: string; url?: string; icon_url?: string };
  footer?: { text: string; icon_url?: string };
  fields?: EmbedField[];
}

export interface EmbedField {
  name: string;
  value: string;
  inline?: boolean;
}

export interface Votes {
  id: number;
  count: number;
  me_voted: boolean;
}

export interface Poll {
  question: { text: string };
  answers: { answer_id: number; poll_media: { text?: string; emoji?: Emoji } }[];
  results: { is_finalized: boolean; answer_counts: Votes[] };
}

export interface Message {
  id: string;
  channel_id: string;
  type: number;
  flags: number;
  content: string;
  timestamp: string;
  edited_timestamp: string | null;
  author: User;
  webhook_id?: string;
  pinned: boolean;
  mention_everyone: boolean;
  mentions: User[];
  mention_roles: string[];
  attachments: Attachment[];
  embeds: Embed[];
  names?: Names;
  components?: Part[];
  reactions?: Reaction[];
  poll?: Poll;
  sticker_items?: { name: string }[];
  referenced_message?: Message | null;
  message_snapshots?: { message: { content: string } }[];
  thread?: { id: string; name: string; message_count: number } | null;
  interaction?: { name: string };
  interaction_metadata?: { user: User };
}

export interface SelectOption {
  value: string;
  label: string;
  description?: string;
  emoji?: { id?: string | null; name?: string };
  default?: boolean;
}

/** A component of a message or modal; which fields it has depends on its type. */
export interface Part {
  type: number;
  custom_id?: string;
  disabled?: boolean;
  components?: Part[];
  /** Of a section. */
  accessory?: Part;
  /** Of a label. */
  component?: Part;
  content?: string;
  label?: string;
  description?: string | null;
  placeholder?: string;
  required?: boolean;
  min_values?: number;
  max_values?: number;
  options?: SelectOption[];
  default_values?: { id: string }[];
  channel_types?: number[];
  /** Of a button. */
  style?: number;
  url?: string;
  emoji?: { id?: string | null; name?: string };
  /** Of an input. */
  value?: string;
  min_length?: number;
  max_length?: number;
  /** Of a checkbox. */
  default?: boolean;
  media?: Media;
  items?: { media: Media; description?: string | null }[];
  file?: Media;
  name?: string;
  divider?: boolean;
  accent_color?: number | null;
}
