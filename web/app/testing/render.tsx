import { createTheme, MantineProvider, mergeThemeOverrides, Popover } from '@mantine/core';
import { audienceEndpoints } from '@perigee/core/community/guilds/audience-endpoints';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import type { GuildInfo, GuildSettings } from '@perigee/core/community/guilds/schema';
import { API_BASE } from '@perigee/core/base/http/endpoint';
import type { Locale } from '@perigee/core/base/locales/locales';
import { sessionEndpoints } from '@perigee/core/community/session/endpoints';
import type { SiteConfig } from '@perigee/core/site/site-config';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { dashboardTheme } from '../dashboard/frame/dashboard-theme.ts';
import { GuildContext, useGuildQuery } from '../dashboard/lib/guilds/use-guild.ts';
import { DEFAULT_PREFERENCES } from '../lib/preferences/preferences.ts';
import { PreferencesProvider } from '../lib/preferences/preferences-context.tsx';
import { queryClient } from '../lib/queries/query-client.ts';
import { tokenStore } from '../lib/session/token-store.ts';
import { UserContext } from '../lib/session/use-user.ts';
import { SiteConfigContext } from '../lib/site/use-site.ts';
import { Snackbar } from '../site/components/snackbar/snackbar.tsx';
import { TEST_GUILD } from './guild.ts';
import { startTestApi, type TestApi } from './test-api.ts';

const SITE: SiteConfig = {
  publicUrl: 'https://perigee.example',
  apiUrl: API_BASE,
  platformApiUrl: 'https://platform.example/api',
  authorizeUrl: 'https://platform.example/authorize',
  cdnUrl: 'https://cdn.example',
  clientId: '1',
  supportUrl: 'https://support.example',
  listings: [],
  sellsBoosts: true,
  demo: false,
  chatUrl: null,
};

/** Who looks at the page. */
export const TEST_USER = { id: '900', username: 'alice.orbit', global_name: 'Alice Orbit', avatar: null };

/** A list is hidden where its field is not seen, which no field is on a page that is not laid out. */
const theme = mergeThemeOverrides(
  dashboardTheme,
  createTheme({ components: { Popover: Popover.extend({ defaultProps: { hideDetached: false } }) } }),
);

interface TestEnvironment {
  locale?: Locale;
  /** Where the page is. */
  address?: string;
  /** Names the parameters in the address. */
  path?: string;
}

/** Shows part of the site as a browser would: in its language, with the notices in the corner. */
export function renderOnSite(element: ReactNode, { locale = 'en', address = '/', path = '*' }: TestEnvironment = {}) {
  // Shown at other addresses too, so that a test can leave the page for one.
  const routes = [path, '*'].map((each) => ({ path: each, element: <>{element}</> }));
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const { unmount } = render(
    <PreferencesProvider initial={{ ...DEFAULT_PREFERENCES, locale }}>
      <SiteConfigContext value={SITE}>
        <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false}>
          <QueryClientProvider client={queryClient}>
            <UserContext value={TEST_USER}>
              <RouterProvider router={router} />
            </UserContext>
          </QueryClientProvider>
        </MantineProvider>
        <Snackbar />
      </SiteConfigContext>
    </PreferencesProvider>,
  );
  return {
    user: userEvent.setup({ delay: null }),
    /** The address of the page that is open. */
    place: () => router.state.location,
    go: (to: string) => act(() => router.navigate(to)),
    leave: unmount,
  };
}

interface GuildEnvironment extends TestEnvironment {
  guild?: GuildInfo;
  /** Told to the API before the page is there; what is pressed later can be answered later. */
  answers?: (api: TestApi) => void;
}

/**
 * Shows part of a server's settings. The API answers with the server as `keep` left it, and remembers what is asked of
 * it.
 */
export function renderInGuild(
  element: ReactNode,
  { guild = TEST_GUILD, answers, ...surroundings }: GuildEnvironment = {},
) {
  let kept = guild;
  const keep = (settings: Partial<GuildSettings>) => {
    kept = { ...kept, settings: { ...kept.settings, ...settings } };
  };
  const api = startTestApi();
  api.answer(guildsEndpoints.info, () => kept);
  api.answer(audienceEndpoints.wider, () => ({ count: 0 }));
  api.answer(sessionEndpoints.refresh, () => ({ accessToken: 'fresh access', refreshToken: 'fresh refresh' }));
  answers?.(api);
  tokenStore.save({ accessToken: 'access', refreshToken: 'refresh' });
  queryClient.setQueryData(['guild', TEST_USER.id, guild.id], guild);
  const address = `/guilds/${guild.id}`;
  return {
    ...renderOnSite(<LoadedGuild id={guild.id}>{element}</LoadedGuild>, {
      address,
      path: '/guilds/:guildId/*',
      ...surroundings,
    }),
    api,
    keep,
  };
}

function LoadedGuild({ id, children }: { id: string; children: ReactNode }) {
  const { data = null } = useGuildQuery(id);
  return data !== null && <GuildContext value={data}>{children}</GuildContext>;
}
