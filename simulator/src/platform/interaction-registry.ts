import { now } from '../base/clock.ts';
import type { Json, JsonObject } from '../base/json.ts';
import type { InteractionNote, Message } from '../state/state.ts';

/** The first answer to an interaction has to come within this time (topic "Interactions"). */
export const ANSWER_WITHIN_MS = 3_000;

/** What a person does that an application is to answer. */
export interface InteractionRequest {
  type: number;
  personId: string;
  channelId: string;
  name: string;
  data: JsonObject;
  source?: Message | null;
}

/** How the bot answered. */
export type Outcome =
  | { kind: 'message'; message: Message }
  | { kind: 'deferred' }
  | { kind: 'updated' }
  | { kind: 'modal'; modal: JsonObject }
  | { kind: 'choices'; choices: Json[] };

/** One interaction from the moment a person made it. */
export interface Interaction {
  id: string;
  token: string;
  applicationId: string;
  /** 2 command, 3 component, 4 autocomplete, 5 modal. */
  type: number;
  personId: string;
  channelId: string;
  guildId: string | null;
  note: InteractionNote;
  /** The message whose component was used. */
  source: Message | null;
  /** The first answer's message, once there is one. */
  originalId: string | null;
  isAcknowledged: boolean;
  isEphemeral: boolean;
  startedAt: number;
  expiresAt: number;
  settle: (outcome: Outcome) => void;
}

type ModalOpener = Pick<Interaction, 'applicationId' | 'note'>;

export interface InteractionRegistry {
  /** The interaction with that token, while the token is good. */
  byToken: (token: string) => Interaction | undefined;
  add: (interaction: Interaction) => void;
  /** By what the person was shown their last modal. */
  modalOf: (personId: string) => ModalOpener | undefined;
  noteModal: (interaction: Interaction) => void;
}

/** Interactions that are still to be answered. */
export function createInteractionRegistry(): InteractionRegistry {
  const interactions = new Map<string, Interaction>();
  const modals = new Map<string, ModalOpener>();
  return {
    byToken: (token) => {
      const interaction = interactions.get(token);
      return interaction !== undefined && interaction.expiresAt > now() ? interaction : undefined;
    },
    add: (interaction) => {
      const at = now();
      // Tokens last equally long: the oldest expire first.
      for (const [token, { expiresAt }] of interactions) {
        if (expiresAt > at) break;
        interactions.delete(token);
      }
      interactions.set(interaction.token, interaction);
    },
    modalOf: (personId) => modals.get(personId),
    noteModal: ({ personId, applicationId, note }) => {
      modals.set(personId, { applicationId, note });
    },
  };
}
