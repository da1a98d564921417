import { EMBED_LIMITS } from '@perigee/core/base/embeds/limits';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { issueText } from '../settings-form/errors/issue-text.ts';
import { EmbedText } from './embed-text.tsx';
import { PartPopover } from './part-popover.tsx';
import type { PartProps } from './part-props.ts';
import styles from './embed-canvas.module.css';

/** The title and its link. */
export function TitleLine({ embed, context, errorAt, onChange }: PartProps) {
  const text = useText();

  return (
    <div className={styles['title']} data-linked-title={embed.url !== '' || undefined}>
      <EmbedText
        label={text(m.embed_title)}
        value={embed.title}
        max={EMBED_LIMITS.title}
        context={context}
        error={errorAt('title')}
        onChange={(title) => onChange({ ...embed, title })}
      />
      <PartPopover
        label={embed.url === '' ? text(m.embed_url) : text(m.embed_url_set, { address: embed.url })}
        className={styles['tool']}
        isInvalid={issueText(text, errorAt('url')) !== undefined}
        mark={<Icon name="link" size={16} />}
        onRemove={embed.url === '' ? undefined : () => onChange({ ...embed, url: '' })}
      >
        <EmbedText
          label={text(m.embed_url)}
          value={embed.url}
          max={EMBED_LIMITS.url}
          context={context}
          error={errorAt('url')}
          onChange={(url) => onChange({ ...embed, url })}
        />
      </PartPopover>
    </div>
  );
}
