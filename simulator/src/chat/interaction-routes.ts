import { json, type Reply } from '../protocol/reply.ts';
import { type Call, type Route, route } from '../http/router.ts';
import type { Interaction, Outcome } from '../platform/interaction-registry.ts';
import { startInteraction } from '../interactions/start-interaction.ts';
import { useCommand } from '../interactions/use-command.ts';
import { menuCommandsIn, USER_MENU, useMenuCommand } from '../interactions/use-menu-command.ts';
import { isObject, type Json } from '../base/json.ts';
import { getPerson } from '../world/lookups.ts';
import { describeCommands } from './describe-commands.ts';
import { assertPersonMayWrite, channelFor, field, messageFor, objectField } from './guards.ts';
import { modalValues, resolvedOf } from './modal-values.ts';
import { readOptions } from './uploads.ts';

const CHANNEL = '/sim/people/:personId/channels/:channelId';
type ChannelCall = Call<'personId' | 'channelId'>;

/** Commands, autocomplete, user and message menus, components and modals. */
export const chatInteractionRoutes: Route[] = [
  route('GET', `${CHANNEL}/commands`, 'open', ({ platform, param }) => {
    const channel = channelFor(platform, param('channelId'), param('personId'));
    return json(describeCommands(platform, channel, getPerson(platform.world, param('personId'))));
  }),
  route('POST', `${CHANNEL}/commands`, 'open', runCommand),
  route('POST', `${CHANNEL}/autocomplete`, 'open', autocomplete),
  route('GET', `${CHANNEL}/menus`, 'open', ({ platform, param }) => {
    const channel = channelFor(platform, param('channelId'), param('personId'));
    return json(menuCommandsIn(platform, channel, param('personId')).map(({ id, name, type }) => ({ id, name, type })));
  }),
  route('POST', `${CHANNEL}/menus`, 'open', chooseFromMenu),
  route('POST', `${CHANNEL}/messages/:messageId/components`, 'open', useComponent),
  route('POST', `${CHANNEL}/modals`, 'open', submitModal),
];

async function runCommand({ platform, param, body }: ChannelCall): Promise<Reply> {
  const channel = channelFor(platform, param('channelId'), param('personId'));
  assertPersonMayWrite(platform, channel, param('personId'));
  const { options, attachments } = readOptions(platform, channel.id, objectField(body, 'options'));
  const use = { personId: param('personId'), channelId: channel.id, commandName: field(body, 'name') };
  let started: ReturnType<typeof useCommand>;
  try {
    started = useCommand(platform, { ...use, options, attachments });
  } catch (error) {
    return json({ message: error instanceof Error ? error.message : String(error) }, 400);
  }
  return answerWith(started.interaction, await started.answer);
}

async function autocomplete({ platform, param, body }: ChannelCall): Promise<Reply> {
  const channel = channelFor(platform, param('channelId'), param('personId'));
  const sent = Object.entries(objectField(body, 'options'));
  const options: Record<string, Json> = Object.fromEntries(
    sent.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
  const { answer } = useCommand(platform, {
    personId: param('personId'),
    channelId: channel.id,
    commandName: field(body, 'name'),
    options,
    focused: field(body, 'focused'),
  });
  const outcome = await answer;
  return json(outcome?.kind === 'choices' ? outcome.choices : []);
}

async function chooseFromMenu({ platform, param, body }: ChannelCall): Promise<Reply> {
  const [personId, targetId, commandId] = [param('personId'), field(body, 'targetId'), field(body, 'commandId')];
  const channel = channelFor(platform, param('channelId'), personId);
  const offered = menuCommandsIn(platform, channel, personId).find(({ id }) => id === commandId);
  if (offered !== undefined && offered.type !== USER_MENU) messageFor(platform, channel.id, targetId, personId);
  const { interaction, answer } = useMenuCommand(platform, { personId, channelId: channel.id, commandId, targetId });
  return answerWith(interaction, await answer);
}

async function useComponent({ platform, param, body }: Call<'personId' | 'channelId' | 'messageId'>): Promise<Reply> {
  const source = messageFor(platform, param('channelId'), param('messageId'), param('personId'));
  const type = Number(field(body, 'componentType'));
  const values = isObject(body) && Array.isArray(body['values']) ? body['values'] : null;
  const { interaction, answer } = startInteraction(platform, {
    type: 3,
    personId: param('personId'),
    channelId: source.channelId,
    name: '',
    data: {
      custom_id: field(body, 'customId'),
      component_type: type,
      ...(values === null ? {} : { values }),
      ...resolvedOf(platform, source.channelId, type, values ?? []),
    },
    source,
  });
  return answerWith(interaction, await answer);
}

async function submitModal({ platform, param, body }: ChannelCall): Promise<Reply> {
  const channel = channelFor(platform, param('channelId'), param('personId'));
  const sourceId = field(body, 'messageId');
  const source = sourceId === '' ? null : messageFor(platform, channel.id, sourceId, param('personId'));
  const { interaction, answer } = startInteraction(platform, {
    type: 5,
    personId: param('personId'),
    channelId: channel.id,
    name: '',
    data: { custom_id: field(body, 'customId'), ...modalValues(platform, channel.id, body) },
    source,
  });
  return answerWith(interaction, await answer);
}

/** 504 tells the page that the application did not respond; a modal is passed on to be shown. */
function answerWith(interaction: Interaction, outcome: Outcome | null): Reply {
  if (outcome === null) return json({ message: 'The application did not respond' }, 504);
  return json({ interactionId: interaction.id, modal: outcome.kind === 'modal' ? outcome.modal : null });
}
