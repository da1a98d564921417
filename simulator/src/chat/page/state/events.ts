import type { Emoji, Message, User } from '../shapes/message-shapes.ts';

/** Events about messages. */
export type MessageEvent =
  | { name: 'MESSAGE_CREATE' | 'MESSAGE_UPDATE'; data: Message }
  | { name: 'MESSAGE_DELETE'; data: InChannel & { id: string } }
  | { name: 'MESSAGE_DELETE_BULK'; data: InChannel & { ids: string[] } }
  | { name: 'MESSAGE_REACTION_ADD' | 'MESSAGE_REACTION_REMOVE'; data: ReactionChange }
  | { name: 'MESSAGE_REACTION_REMOVE_ALL'; data: OfMessage }
  | { name: 'MESSAGE_REACTION_REMOVE_EMOJI'; data: OfMessage & { emoji: Emoji } }
  | { name: 'MESSAGE_POLL_VOTE_ADD' | 'MESSAGE_POLL_VOTE_REMOVE'; data: VoteChange };

/** All other events (there are more than these) cause a reload. */
type OtherEvent =
  | { name: 'TYPING_START'; data: Typing }
  | { name: 'GUILD_BAN_ADD' | 'GUILD_MEMBER_REMOVE' | 'GUILD_UPDATE'; data: object };

/** An event as the simulator sends it to a person's page. */
export type PageEvent = (MessageEvent | OtherEvent) & {
  guildId: string | null;
  guildName: string | null;
  isAboutSelf: boolean;
};

interface InChannel {
  channel_id: string;
}

interface OfMessage extends InChannel {
  message_id: string;
}

export interface ReactionChange extends OfMessage {
  emoji: Emoji;
  user_id: string;
}

export interface VoteChange extends OfMessage {
  answer_id: number;
  user_id: string;
}

/** The data of a TYPING_START event. */
export interface Typing extends InChannel {
  user_id: string;
  member?: { nick?: string | null; user?: User };
}
