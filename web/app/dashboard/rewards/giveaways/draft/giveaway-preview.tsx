import { useDebouncedValue } from '@mantine/hooks';
import { giveawaysEndpoints, type ShownGiveaway } from '@perigee/core/rewards/giveaways/endpoints';
import type { GiveawayInput } from '@perigee/core/rewards/giveaways/schema';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { m } from '#texts';
import { ChatSample } from '../../../components/chat-sample/chat-sample.tsx';
import { FailureNotice } from '../../../../components/failure-notice/failure-notice.tsx';
import { Markup } from '../../../components/markup/markup.tsx';
import { useMentionNames } from '../../../components/markup/use-mention-names.ts';
import { EmbedPreview } from '../../../components/embed-preview/embed-preview.tsx';
import { MessagePreview } from '../../../../components/message-preview/message-preview.tsx';
import { useApi } from '../../../../lib/api/use-api.ts';
import { useGuild } from '../../../lib/guilds/use-guild.ts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { useUser } from '../../../../lib/session/use-user.ts';
import styles from '../giveaways.module.css';

/** How long typing must pause before the preview is requested, in milliseconds. */
const TYPING_MS = 300;

/** The message as the chat will show it; null while required input is missing. */
export function GiveawayPreview({ input }: { input: GiveawayInput | null }) {
  const text = useText();
  const [debounced] = useDebouncedValue(input, TYPING_MS);
  const { data, error } = usePreview(debounced);

  return (
    <aside className={styles['preview']} aria-label={text(m.embed_preview)}>
      <ChatSample>
        {data === undefined ? (
          <p className={styles['dim']}>{text(m.giveaways_preview_missing)}</p>
        ) : (
          <ShownMessage message={data} />
        )}
      </ChatSample>
      <FailureNotice error={error} />
    </aside>
  );
}

function usePreview(input: GiveawayInput | null) {
  const call = useApi();
  const { id } = useGuild();

  return useQuery({
    queryKey: ['giveaway preview', id, input],
    queryFn: () => (input === null ? null : call(giveawaysEndpoints.preview, { params: { guildId: id }, body: input })),
    select: (shown) => shown ?? undefined,
    enabled: input !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

function ShownMessage({ message: { color, title, description, footer, button } }: { message: ShownGiveaway }) {
  const text = useText();
  const user = useUser();
  // The message mentions the person who creates the giveaway.
  const mentions = new Map([...useMentionNames(), [`<@${user.id}>`, `@${user.global_name ?? user.username}`]]);

  return (
    <MessagePreview author={{ name: text(m.product_name), avatar: 'bot' }} time="18:42">
      <EmbedPreview
        embed={{ color, title, description, footer: { text: footer } }}
        renderText={(words) => <Markup text={words} mentions={mentions} />}
      />
      <span className={styles['button']}>{button}</span>
    </MessagePreview>
  );
}
