import { useSite } from '../../lib/site/use-site.ts';

interface PageHeadProps {
  title: string;
  /** One sentence for search results; pages behind the sign-in have none and ask not to be listed. */
  description?: string;
  /** Below the site's address, starting with a slash; needed where there is a description. */
  path?: string;
}

/** The document's title and what search engines and link previews read. React moves it into the head. */
export function PageHead({ title, description, path = '/' }: PageHeadProps) {
  const { publicUrl } = useSite();
  if (description === undefined) {
    return (
      <>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }

  const address = `${publicUrl}${path}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Perigee" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${publicUrl}/og-image.png`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
