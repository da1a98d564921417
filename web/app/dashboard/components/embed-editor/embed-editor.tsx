import { isEmbedEmpty } from '@perigee/core/base/embeds/schema';
import { lazy, Suspense } from 'react';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import type { PartProps } from './part-props.ts';
import { visibleErrors } from './visible-errors.ts';
import styles from './embed-editor.module.css';

// The editor and the template language for its samples are half of a page's code; the page opens without them.
const EmbedCanvas = lazy(async () => ({ default: (await import('./embed-canvas.tsx')).EmbedCanvas }));
const EmbedSample = lazy(async () => ({ default: (await import('./embed-sample.tsx')).EmbedSample }));

interface EmbedEditorProps extends PartProps {
  disabled?: boolean;
  /** Its dotted path, for links to it. */
  path?: string;
}

/** The embed below a message's text: editable in place while it is on, only displayed while it is off. */
export function EmbedEditor({ embed, context, errorAt, onChange, disabled = false, path }: EmbedEditorProps) {
  const text = useText();

  if (!embed.enabled && isEmbedEmpty(embed)) return null;
  return (
    <div className={styles['part']} data-path={path} tabIndex={-1}>
      <Suspense fallback={<Skeleton height={160} />}>
        {embed.enabled && !disabled ? (
          <EmbedCanvas embed={embed} context={context} errorAt={visibleErrors(embed, errorAt)} onChange={onChange} />
        ) : (
          <>
            {!embed.enabled && <p className={styles['note']}>{text(m.embed_is_off)}</p>}
            <div className={styles['off']}>
              <EmbedSample embed={embed} context={context} />
            </div>
          </>
        )}
      </Suspense>
      {embed.enabled && isEmbedEmpty(embed) && <p className={styles['note']}>{text(m.embed_nothing_yet)}</p>}
    </div>
  );
}
