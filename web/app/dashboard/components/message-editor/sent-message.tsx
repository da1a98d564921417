import { createdAt } from '@perigee/core/base/ids/snowflake';
import type { SentMessage as Sent } from '@perigee/core/base/messages/sent-message';
import { m } from '#texts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { Markup } from '../markup/markup.tsx';
import { useMentionNames } from '../markup/use-mention-names.ts';
import { EmbedPreview } from '../embed-preview/embed-preview.tsx';
import { MessagePreview } from '../../../components/message-preview/message-preview.tsx';
import styles from './message-editor.module.css';

/** The message a test has sent, as it appears there, with a link to it. */
export function SentMessage({ message: { channelId, id, content, embed } }: { message: Sent }) {
  const text = useText();
  const { locale } = usePreferences();
  const { id: guildId, channels, hiddenChannels } = useGuild();
  const { id: userId, username, global_name: globalName } = useUser();
  const mentions = new Map([...useMentionNames(), [`<@${userId}>`, `@${globalName ?? username}`]]);
  const channel = channels.find((each) => each.id === channelId);
  const isHidden = hiddenChannels.includes(channelId);
  const isDirect = channel === undefined && !isHidden;
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(createdAt(id));

  return (
    <section className={styles['sent']} aria-label={text(m.message_sent)}>
      <p className={styles['sentHead']}>
        <span>
          {channel !== undefined && text(m.message_sent_in, { channel: channel.name })}
          {isHidden && text(m.message_sent_hidden)}
          {isDirect && text(m.message_sent_directly)}
        </span>
        <a
          href={`https://discord.com/channels/${isDirect ? '@me' : guildId}/${channelId}/${id}`}
          target="_blank"
          rel="noreferrer"
        >
          {text(m.case_message_open)}
          <Icon name="external" size={16} />
        </a>
      </p>
      <MessagePreview author={{ name: text(m.product_name), avatar: 'bot' }} time={time}>
        {content !== '' && (
          <p className={styles['sentText']}>
            <Markup text={content} mentions={mentions} />
          </p>
        )}
        {embed !== null && (
          <EmbedPreview embed={embed} renderText={(shown) => <Markup text={shown} mentions={mentions} />} />
        )}
      </MessagePreview>
    </section>
  );
}
