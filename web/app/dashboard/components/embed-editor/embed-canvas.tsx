import { EMBED_LIMITS, EMBED_TOTAL_MAX } from '@perigee/core/base/embeds/limits';
import { embedTotal } from '@perigee/core/base/embeds/schema';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { Counter } from '../pickers/counter.tsx';
import { issueText } from '../settings-form/errors/issue-text.ts';
import { AuthorLine } from './author-line.tsx';
import { EmbedText } from './embed-text.tsx';
import { FieldsPart } from './fields/fields-part.tsx';
import { FooterLine } from './footer-line.tsx';
import { JsonButton } from './json/json-button.tsx';
import type { PartProps } from './part-props.ts';
import { PicturePlace } from './picture-place.tsx';
import { StripeButton } from './stripe-button.tsx';
import { TitleLine } from './title-line.tsx';
import styles from './embed-canvas.module.css';

/** The embed as the chat shows it; each part is edited in place. */
export function EmbedCanvas(props: PartProps) {
  const { embed, context, errorAt, onChange } = props;
  const text = useText();
  const error = issueText(text, errorAt('') ?? errorAt('color'));

  return (
    <>
      <div className={styles['embed']}>
        <StripeButton
          value={embed.color}
          error={errorAt('color')}
          onChange={(color) => onChange({ ...embed, color })}
        />
        <div className={styles['texts']}>
          <AuthorLine {...props} />
          <TitleLine {...props} />
          <EmbedText
            label={text(m.embed_description)}
            value={embed.description}
            max={EMBED_LIMITS.description}
            context={context}
            error={errorAt('description')}
            isLong
            onChange={(description) => onChange({ ...embed, description })}
          />
        </div>
        <PicturePlace
          label={text(m.embed_thumbnail)}
          look="thumbnail"
          value={embed.thumbnail}
          context={context}
          error={errorAt('thumbnail')}
          onChange={(thumbnail) => onChange({ ...embed, thumbnail })}
        />
        <FieldsPart {...props} />
        <PicturePlace
          label={text(m.embed_image)}
          look="image"
          value={embed.image}
          context={context}
          error={errorAt('image')}
          onChange={(image) => onChange({ ...embed, image })}
        />
        <FooterLine {...props} />
      </div>
      {error !== undefined && <p className={styles['problem']}>{error}</p>}
      <Under {...props} />
    </>
  );
}

/** The JSON button, and how much of an embed's total length is used. */
function Under({ embed, onChange }: PartProps) {
  const text = useText();

  return (
    <div className={styles['under']}>
      <JsonButton embed={embed} onChange={onChange} />
      <span>
        {text(m.embed_total)} <Counter used={embedTotal(embed)} max={EMBED_TOTAL_MAX} />
      </span>
    </div>
  );
}
