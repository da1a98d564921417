import type { DemoGuild } from './demo-guilds.ts';
import type { DemoKey } from './demo-people.ts';
import { createdAtMs } from '../../base/snowflakes.ts';
import type { Channel, Message, World } from '../../state/state.ts';

/** Messages from before the demo, so that channels are not empty. */
export function makeDemoMessages(
  world: World,
  demo: DemoGuild,
  channels: Channel[],
  scene: { ids: (days: number) => string; idOf: (key: DemoKey) => string; days: number },
): void {
  const idOfChannel = (name: string) => channels.find((channel) => channel.name === name)?.id;
  demo.talk.forEach(([author, channelName, text]) => {
    const channelId = idOfChannel(channelName);
    if (channelId === undefined) return;
    const content = text.replace(/<#([^>]+)>/g, (whole, name) => `<#${idOfChannel(name) ?? whole}>`);
    const message = makeMessage(scene.ids(scene.days), channelId, scene.idOf(author), content);
    world.messages[channelId]?.push(message);
    const channel = world.channels[channelId];
    if (channel !== undefined) channel.lastMessageId = message.id;
  });
}

function makeMessage(id: string, channelId: string, authorId: string, content: string): Message {
  return {
    id,
    channelId,
    authorId,
    type: 0,
    content,
    createdAt: new Date(createdAtMs(id)).toISOString(),
    editedAt: null,
    embeds: [],
    components: [],
    attachments: [],
    mentionUserIds: [],
    mentionRoleIds: [],
    mentionsEveryone: false,
    pinned: false,
    flags: 0,
    tts: false,
    referenceId: null,
    reactions: [],
    interaction: null,
    onlyFor: null,
    nonce: null,
  };
}
