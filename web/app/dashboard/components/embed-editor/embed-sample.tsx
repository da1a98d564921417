import { renderEmbed } from '@perigee/core/base/embeds/render-embed';
import type { Embed } from '@perigee/core/base/embeds/schema';
import type { TemplateContext } from '@perigee/core/base/templates/catalogue';
import { renderSample } from '@perigee/core/base/templates/sample';
import { m } from '#texts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { Markup } from '../markup/markup.tsx';
import { useMentionNames } from '../markup/use-mention-names.ts';
import { EmbedPreview } from '../embed-preview/embed-preview.tsx';
import styles from './embed-editor.module.css';

/** The embed as it will look, filled with sample values. */
export function EmbedSample({ embed, context }: { embed: Embed; context: TemplateContext }) {
  const text = useText();
  const { locale } = usePreferences();
  const mentions = useMentionNames();
  const rendered = renderEmbed(embed, (template, form) => renderSample(template, context, locale, { form }));

  if (rendered === null) return <p className={styles['empty']}>{text(m.embed_empty)}</p>;
  return <EmbedPreview embed={rendered} renderText={(shown) => <Markup text={shown} mentions={mentions} />} />;
}
