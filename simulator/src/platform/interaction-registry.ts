import { now } from '../base/clock.ts';
import type { Json, JsonObject } from '../base/json.ts';
import type { InteractionNote, Message } from '../state/state.ts';

/** An action of a person that an application has to answer. */
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

/** One interaction, from the moment a person started it. */
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
  /** Id of the first answer's message, once there is one. */
  originalId: string | null;
  isAcknowledged: boolean;
  /** Whether the answer was deferred, and the bot has done nothing with the token since. */
  isPending: boolean;
  isEphemeral: boolean;
  startedAt: number;
  expiresAt: number;
  settle: (outcome: Outcome) => void;
}

type ModalOpener = Pick<Interaction, 'applicationId' | 'note'>;

export interface InteractionRegistry {
  /** The interaction with that token, while the token is valid. */
  byToken: (token: string) => Interaction | undefined;
  byId: (id: string) => Interaction | undefined;
  add: (interaction: Interaction) => void;
  /** The interaction that opened the person's last modal. */
  modalOf: (personId: string) => ModalOpener | undefined;
  noteModal: (interaction: Interaction) => void;
}

/** Creates the registry of interactions whose tokens are still valid. */
export function createInteractionRegistry(): InteractionRegistry {
  const interactions = new Map<string, Interaction>();
  const modals = new Map<string, ModalOpener>();
  return {
    byToken: (token) => {
      const interaction = interactions.get(token);
      return interaction !== undefined && interaction.expiresAt > now() ? interaction : undefined;
    },
    byId: (id) => [...interactions.values()].find((interaction) => interaction.id === id),
    add: (interaction) => {
      const at = now();
      // All tokens live equally long, so the oldest expire first.
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
