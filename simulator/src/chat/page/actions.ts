import type { Place } from './dom.ts';
import type { Message } from './messages/message-shapes.ts';

/** What parts of the page ask of the page as a whole. */
export interface Actions {
  choosePerson(id: string): void;
  /** Null selects direct messages. */
  chooseGuild(id: string | null): Promise<void>;
  chooseChannel(id: string): Promise<void>;
  join(id: string): Promise<void>;
  leave(): Promise<void>;
  openDirect(personId: string): Promise<void>;
  openThread(id: string): Promise<void>;
  openMemberMenu(id: string, place: Place): void;
  reload(): Promise<void>;
  /** Runs the job and shows the reason if it fails. */
  attempt(job: () => unknown): Promise<void>;
  reply(message: Message): void;
  edit(message: Message): void;
  warn(text: string): void;
}
