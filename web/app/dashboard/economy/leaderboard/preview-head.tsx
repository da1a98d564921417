import { m } from '#texts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { useSite } from '../../../lib/site/use-site.ts';

export interface BoardPreview {
  guildId: string;
  guildName: string;
  memberCount: number;
}

/** The chat preview of a link to a public leaderboard. React moves it into the head. */
export function PreviewHead({ guildId, guildName, memberCount }: BoardPreview) {
  const text = useText();
  const { publicUrl } = useSite();
  const { locale } = usePreferences();
  const shown = memberCount.toLocaleString(locale);
  const description = text(m.board_preview, { count: memberCount, shown });

  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={text(m.product_name)} />
      <meta property="og:locale" content={locale} />
      <meta property="og:title" content={`${text(m.board_title)} · ${guildName}`} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={`${publicUrl}/leaderboard/${guildId}`} />
      <meta property="og:image" content={`${publicUrl}/og-image.png`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
