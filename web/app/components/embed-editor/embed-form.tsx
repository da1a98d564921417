import { EMBED_TOTAL_MAX } from '@perigee/core/embeds/limits';
import { embedTotal } from '@perigee/core/embeds/schema';
import { m } from '#texts';
import { useText } from '../../lib/preferences/use-text.ts';
import { issueText } from '../settings-form/issue-text.ts';
import { AuthorPart } from './author-part.tsx';
import { BodyPart } from './body-part.tsx';
import { Counter } from '../pickers/counter.tsx';
import { FieldsPart } from './fields-part.tsx';
import { FooterPart } from './footer-part.tsx';
import type { PartProps } from './part-props.ts';
import { PicturesPart } from './pictures-part.tsx';
import styles from './embed-editor.module.css';

/** Every part of an embed, and what they come to together. */
export function EmbedForm(props: PartProps) {
  const text = useText();
  const error = issueText(text, props.errorAt(''));

  return (
    <div className={styles['form']}>
      <BodyPart {...props} />
      <AuthorPart {...props} />
      <FieldsPart {...props} />
      <PicturesPart {...props} />
      <FooterPart {...props} />
      <p className={styles['total']}>
        {text(m.embed_total)} <Counter used={embedTotal(props.embed)} max={EMBED_TOTAL_MAX} />
      </p>
      {error !== undefined && <p className={styles['problem']}>{error}</p>}
    </div>
  );
}
