import { EMBED_LIMITS } from '@perigee/core/base/embeds/limits';
import { renderTimestamp } from '@perigee/core/base/embeds/render-timestamp';
import type { Embed } from '@perigee/core/base/embeds/schema';
import { renderSample } from '@perigee/core/base/templates/sample';
import { useState } from 'react';
import { m } from '#texts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { EmbedTime } from '../embed-preview/embed-time.tsx';
import { issueText } from '../settings-form/errors/issue-text.ts';
import { EmbedText } from './embed-text.tsx';
import { PartPopover } from './part-popover.tsx';
import type { PartProps } from './part-props.ts';
import { PicturePlace } from './picture-place.tsx';
import { TimeField } from './time-field.tsx';
import styles from './embed-canvas.module.css';

/** The footer's text, and the time beside it. */
export function FooterLine({ embed, context, errorAt, onChange }: PartProps) {
  const text = useText();
  const { footer } = embed;
  const change = (parts: Partial<Embed['footer']>) => onChange({ ...embed, footer: { ...footer, ...parts } });
  // The platform refuses a footer without a text, so it is left out.
  const isHidden = footer.text.trim() === '' && footer.iconUrl !== '';

  return (
    <div className={styles['footer']}>
      <PicturePlace
        label={text(m.embed_footer_icon)}
        look="icon"
        value={footer.iconUrl}
        context={context}
        error={errorAt('footer.iconUrl')}
        onChange={(iconUrl) => change({ iconUrl })}
      />
      <EmbedText
        label={text(m.embed_footer)}
        value={footer.text}
        max={EMBED_LIMITS.footerText}
        context={context}
        error={errorAt('footer.text')}
        {...(isHidden && { hint: text(m.embed_footer_hidden) })}
        onChange={(shown) => change({ text: shown })}
      />
      <TimeButton embed={embed} context={context} errorAt={errorAt} onChange={onChange} />
    </div>
  );
}

function TimeButton({ embed, context, errorAt, onChange }: PartProps) {
  const text = useText();
  const { locale } = usePreferences();
  const { timestamp } = embed;
  const [now] = useState(() => Date.now());
  const iso = renderTimestamp(timestamp, (template) => renderSample(template, context, locale), now);
  const isWrong = [errorAt('timestamp.date'), errorAt('timestamp.template')].some(
    (error) => issueText(text, error) !== undefined,
  );

  return (
    <PartPopover
      label={text(m.embed_time)}
      className={styles['tool']}
      isInvalid={isWrong}
      mark={iso === undefined ? <Icon name="clock" size={16} /> : <EmbedTime iso={iso} />}
    >
      <TimeField
        value={timestamp}
        context={context}
        errorAt={errorAt}
        onChange={(changed) => onChange({ ...embed, timestamp: changed })}
      />
    </PartPopover>
  );
}
