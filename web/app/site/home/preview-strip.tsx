import type { ReactNode } from 'react';
import { m } from '#texts';
import { LeaderboardPreview } from '../components/leaderboard-preview/leaderboard-preview.tsx';
import { EmbedBox } from '../../components/message-preview/embed-box.tsx';
import { MessagePreview } from '../../components/message-preview/message-preview.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { HomeSection } from './home-section.tsx';
import styles from './preview-strip.module.css';

/** Previews of the bot, rendered with the same components as the editors' previews. */
export function PreviewStrip() {
  const text = useText();
  const bot = { name: text(m.product_name), avatar: 'bot' as const };
  const member = { name: text(m.preview_member), avatar: 'member' as const };

  return (
    <HomeSection id="previews" title={text(m.home_previews_title)} lead={text(m.home_previews_lead)}>
      <div className={styles['strip']}>
        <Preview title={text(m.home_preview_work)} channel={text(m.preview_work_channel)}>
          <MessagePreview author={member} time="18:42">
            {text(m.preview_work_command)}
          </MessagePreview>
          <MessagePreview author={bot} time="18:42">
            {text(m.preview_work_reply)} <strong className={styles['money']}>+320</strong>
          </MessagePreview>
        </Preview>
        <Preview title={text(m.home_preview_greeting)} channel={text(m.preview_greeting_channel)}>
          <MessagePreview author={bot} time="19:05">
            <EmbedBox
              title={text(m.preview_greeting_title)}
              description={text(m.preview_greeting_text)}
              footer={text(m.preview_greeting_footer)}
            />
          </MessagePreview>
        </Preview>
        <Preview title={text(m.home_preview_leaders)}>
          <LeaderboardPreview
            leaders={[
              { name: text(m.preview_leader_1), balance: 48_250 },
              { name: text(m.preview_leader_2), balance: 31_900 },
              { name: text(m.preview_leader_3), balance: 27_480 },
            ]}
          />
        </Preview>
      </div>
    </HomeSection>
  );
}

interface PreviewProps {
  title: string;
  /** The channel it happens in. */
  channel?: string;
  children: ReactNode;
}

function Preview({ title, channel, children }: PreviewProps) {
  return (
    <article className={styles['preview']}>
      <header>
        <h3>{title}</h3>
        {channel !== undefined && <span className={styles['channel']}># {channel}</span>}
      </header>
      <div className={styles['body']}>{children}</div>
    </article>
  );
}
