import type { LogChange } from '@perigee/core/logs/changes';
import { nameChannelType } from '@perigee/core/logs/channel-types';
import type { LoggedName } from '@perigee/core/logs/parts';
import { channel, compare, duration, type FieldReader, number, textField, toggle, word } from '../compare.ts';
import type { ChannelFacts } from '../observed/channel-facts.ts';

type NameOf = (channelId: string) => string | null;

/** What changed in a channel; its position in the list is ignored. */
export function channelChanges(before: ChannelFacts, after: ChannelFacts, nameOf: NameOf): LogChange[] {
  return compare(readersFor(nameOf), before, after);
}

function readersFor(nameOf: NameOf): FieldReader<ChannelFacts>[] {
  const named = (id: string | null): LoggedName | null => (id === null ? null : { id, name: nameOf(id) });
  return [
    textField('name', ({ name }) => name),
    word('kind', ({ type }) => nameChannelType(type)),
    textField('topic', ({ topic }) => topic),
    channel('parent', ({ parentId }) => named(parentId)),
    toggle('nsfw', ({ nsfw }) => nsfw),
    duration('slowmode', ({ slowmode }) => slowmode * 1000),
    number('bitrate', ({ bitrate }) => bitrate),
    number('userLimit', ({ userLimit }) => userLimit),
    textField('region', ({ region }) => region),
  ];
}
