import { LOCALES } from '@perigee/core/base/locales/locales';
import { m } from '#texts';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { pageAddress } from '../../lib/site/page-address.ts';
import type { PublicPath } from '../../lib/site/public-pages.ts';
import { useSite } from '../../lib/site/use-site.ts';

interface PageHeadProps {
  title: string;
  /** One sentence for search results, and the page's path; pages without it ask not to be listed. */
  listed?: { path: PublicPath; description: string };
}

/** The document's title and the tags search engines and link previews read. React moves them into the head. */
export function PageHead({ title, listed }: PageHeadProps) {
  if (listed === undefined) {
    return (
      <>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }
  return <ListedHead title={title} {...listed} />;
}

function ListedHead({ title, path, description }: { title: string; path: PublicPath; description: string }) {
  const text = useText();
  const { publicUrl } = useSite();
  const { locale } = usePreferences();
  const address = pageAddress(publicUrl, path, locale);

  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {LOCALES.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={pageAddress(publicUrl, path, other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${publicUrl}${path}`} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={text(m.product_name)} />
      <meta property="og:locale" content={locale} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${publicUrl}/og-image.png`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
