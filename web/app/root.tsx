import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import type { ReactNode } from 'react';
import {
  type LoaderFunctionArgs,
  Links,
  Meta,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { ErrorPage } from './site/error-page/error-page.tsx';
import { FontPreloads } from './components/document/font-preloads.tsx';
import { SiteFrame } from './site/frame/site-frame.tsx';
import { DEFAULT_PREFERENCES } from './lib/preferences/preferences.ts';
import { PreferencesProvider, usePreferences } from './lib/preferences/preferences-context.tsx';
import { readPreferences } from './lib/preferences/read-preferences.ts';
import { siteContext } from './lib/site/site-context.ts';
import { SiteConfigContext } from './lib/site/use-site.ts';

/** Tells the browser where the site runs, and the language and theme of the request. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return { site: context.get(siteContext), preferences: readPreferences(request) };
}

/** None of it changes while the page is open. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');

  return (
    <PreferencesProvider initial={data?.preferences ?? DEFAULT_PREFERENCES}>
      <SiteConfigContext value={data?.site ?? null}>
        <Document>{children}</Document>
      </SiteConfigContext>
    </PreferencesProvider>
  );
}

function Document({ children }: { children: ReactNode }) {
  const { locale, theme } = usePreferences();
  // The page is already running when it breaks in the browser; rendering its scripts again would violate trusted types.
  const error = useRouteError();
  // Without an error the router returns null, not undefined.
  const isBroken = error !== undefined && error !== null && typeof window !== 'undefined';

  return (
    <html lang={locale} data-theme={theme} data-mantine-color-scheme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <FontPreloads />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {!isBroken && <DocumentScripts />}
      </body>
    </html>
  );
}

function DocumentScripts() {
  return (
    <>
      <ScrollRestoration />
      <Scripts />
    </>
  );
}

export default function App() {
  return <SiteFrame />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
