import { IconButton } from '../elements/icon-button.tsx';
import { useSession, useSettled } from '../session/use-chat.ts';
import { usePins } from '../session/use-pins.ts';
import type { Channel } from '../shapes/shapes.ts';
import { currentChannel, isForum, mayInChannel } from '../state/select.ts';
import { t } from '../texts/texts.ts';

const THREADS = new Set([10, 11, 12]);

/** What can be done in the open channel. */
export function ChannelTools() {
  const { openDialog, attempt } = useSession();
  const openPins = usePins();
  const channel = useSettled(currentChannel);
  const isGuild = useSettled(({ server }) => server !== null);
  const mayStart = useSettled((state) => mayInChannel(state, 'CreatePublicThreads'));
  const mayPost = useSettled((state) => mayInChannel(state, 'SendMessages'));
  if (channel === undefined) return null;
  const { id } = channel;
  if (isForum(channel)) {
    return mayPost ? (
      <IconButton icon="plus" label={t.createPost} onClick={() => openDialog({ kind: 'post', forum: channel })} />
    ) : null;
  }
  const isThread = THREADS.has(channel.type);
  const startThread = () => openDialog({ kind: 'thread', channel: id, message: null });
  return (
    <>
      {isThread ? <ThreadToggle thread={channel} /> : null}
      {isGuild && !isThread && mayStart ? (
        <IconButton icon="thread" label={t.createThread} onClick={startThread} />
      ) : null}
      <IconButton icon="pin" label={t.pins} onClick={() => void attempt(() => openPins(id))} />
    </>
  );
}

function ThreadToggle({ thread: { id, joined } }: { thread: Channel }) {
  const { ask, attempt, reload } = useSession();
  const toggle = async () => {
    await ask(`/channels/${id}/thread`, 'POST', { action: joined ? 'leave' : 'join' });
    await reload();
  };
  return (
    <IconButton
      icon={joined ? 'leave' : 'plus'}
      label={joined ? t.leaveThread : t.joinThread}
      onClick={() => void attempt(toggle)}
    />
  );
}
