import { EMBED_LIMITS } from '@perigee/core/base/embeds/limits';
import type { TemplateContext } from '@perigee/core/base/templates/catalogue';
import { renderSample } from '@perigee/core/base/templates/sample';
import { variablesOf } from '@perigee/core/base/templates/variables';
import { isHttpUrl } from '@perigee/core/base/text/http-url';
import type { ReactNode } from 'react';
import { m } from '#texts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { PreviewPicture } from '../embed-preview/preview-picture.tsx';
import { issueText } from '../settings-form/errors/issue-text.ts';
import { variableText } from '../../../components/template-variables/variable-texts.ts';
import { EmbedText } from './embed-text.tsx';
import { PartPopover } from './part-popover.tsx';
import styles from './embed-canvas.module.css';

interface PicturePlaceProps {
  label: string;
  look: 'icon' | 'thumbnail' | 'image';
  value: string;
  context: TemplateContext;
  error: unknown;
  /** Further fields that belong to the picture. */
  more?: ReactNode;
  onChange: (address: string) => void;
}

/**
 * The place of a picture in the embed, empty or filled; pressing it asks for an address or a variable that contains
 * one.
 */
export function PicturePlace({ label, look, value, context, error, more, onChange }: PicturePlaceProps) {
  const text = useText();
  const { locale } = usePreferences();
  const url = renderSample(value, context, locale, { form: 'plain' }).trim();

  return (
    <PartPopover
      label={value === '' ? label : text(m.embed_picture_set, { picture: label, address: value })}
      className={[styles['context'], styles[look]].join(' ')}
      isInvalid={issueText(text, error) !== undefined}
      mark={isHttpUrl(url) ? <PreviewPicture url={url} look={look} /> : <Empty look={look} label={label} />}
      onRemove={value === '' ? undefined : () => onChange('')}
    >
      <EmbedText
        label={label}
        value={value}
        max={EMBED_LIMITS.url}
        context={context}
        error={error}
        hint={text(m.embed_picture_hint)}
        onChange={onChange}
      />
      <PictureVariables context={context} value={value} onChange={onChange} />
      {more}
    </PartPopover>
  );
}

function Empty({ look, label }: Pick<PicturePlaceProps, 'look' | 'label'>) {
  return (
    <span className={styles['emptyPlace']}>
      <Icon name="picture" size={look === 'icon' ? 14 : 20} />
      {look === 'image' && <span>{label}</span>}
    </span>
  );
}

/** The picture variables of a message, each applied by one press. */
function PictureVariables({ context, value, onChange }: Pick<PicturePlaceProps, 'context' | 'value' | 'onChange'>) {
  const text = useText();
  const { locale } = usePreferences();

  return (
    <div className={styles['choices']} role="group" aria-label={text(m.embed_picture_known)}>
      {variablesOf(context)
        .filter(({ kind }) => kind === 'url')
        .map(({ name }) => {
          const template = `{{ ${name} }}`;
          const describe = variableText(name);
          return (
            <button key={name} type="button" aria-pressed={value === template} onClick={() => onChange(template)}>
              <PreviewPicture url={renderSample(template, context, locale, { form: 'plain' })} look="icon" />
              {describe ? text(describe) : name}
            </button>
          );
        })}
    </div>
  );
}
