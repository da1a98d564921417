import type { CaseDetail } from '@perigee/core/moderation/cases/schema';
import { m } from '#texts';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useGuildId } from '../../../lib/guilds/use-viewed-guild.ts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import styles from '../case-page.module.css';

/** The message a case is about, as it was at the time, with a link to it. */
export function CaseMessage({
  detail: { message, hidesMessage },
}: {
  detail: Pick<CaseDetail, 'message' | 'hidesMessage'>;
}) {
  const text = useText();
  const guildId = useGuildId();

  if (message === null && !hidesMessage) return null;
  if (message === null) {
    return (
      <section className={styles['panel']}>
        <h2>{text(m.case_message)}</h2>
        <p className={styles['dim']}>{text(m.case_message_hidden)}</p>
      </section>
    );
  }
  const { channelId, channelName, id } = message;
  return (
    <section className={styles['panel']}>
      <h2>{text(m.case_message)}</h2>
      <p className={styles['dim']}>
        {channelName === null ? text(m.case_message_gone) : text(m.case_message_in, { channel: channelName })}
      </p>
      <blockquote className={styles['quote']}>
        {message.text || <span className={styles['dim']}>{text(m.case_message_empty)}</span>}
      </blockquote>
      {id === null ? (
        <p className={styles['dim']}>{text(m.case_message_stopped)}</p>
      ) : (
        <p>
          <a
            className={styles['outside']}
            href={`https://discord.com/channels/${guildId}/${channelId}/${id}`}
            target="_blank"
            rel="noreferrer"
          >
            {text(m.case_message_open)}
            <Icon name="external" size={16} />
          </a>
        </p>
      )}
    </section>
  );
}
