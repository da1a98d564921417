import type { Simulator } from '@perigee/simulator';

/** The platform's types of a component interaction and a button. */
const COMPONENT = 3;
const BUTTON = 2;

interface Pressing {
  personId: string;
  channelId: string;
  messageId: string;
  customId: string;
}

/** Presses a button; returns whether the bot accepted it, once it has answered. Fails after 3 s. */
export async function pressButton(
  world: Simulator['world'],
  { personId, channelId, messageId, customId }: Pressing,
): Promise<boolean> {
  const source = world.messages(channelId).find(({ id }) => id === messageId) ?? null;
  const data = { custom_id: customId, component_type: BUTTON };
  const outcome = await world.interact({ type: COMPONENT, personId, channelId, name: '', data, source });
  // A refusal is answered with a message to this person.
  return outcome?.kind !== 'message';
}
