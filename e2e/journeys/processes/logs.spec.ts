import { DEMO_CREDENTIALS } from '@perigee/simulator/demo-application';
import { expect, type Page, test } from '@playwright/test';
import { startProduct } from '@perigee/harness/product/start-product';
import { temporaryFolder } from '@perigee/harness/product/temporary-folder';
import { PEOPLE } from '@perigee/harness/pages/sign-in';
import { openSettings, saveGeneral, signInThroughPages } from '../support/journey.ts';

/** The demo application's credentials, in plain form and as sent (RFC 7617). */
const { clientId, clientSecret, botToken } = DEMO_CREDENTIALS;
const APPLICATION_SECRETS = [clientSecret, botToken, btoa(`${clientId}:${clientSecret}`)];

interface SignInSecrets {
  code: string;
  accessToken: string;
  refreshToken: string;
}

test('The log never contains tokens or secrets, even at trace level', async ({ browser }) => {
  using folder = temporaryFolder();
  const product = await startProduct({ dataFolder: folder.path, env: { LOG_LEVEL: 'trace' } });
  const page = await browser.newPage({ baseURL: product.url });

  const signedIn = await signInWatched(page);
  await openSettings(page, 'Alice’s Launch Pad');
  await saveGeneral(page, '??', 'English');
  await expect(page.getByText('Settings saved')).toBeVisible();
  for (const secret of Object.values(signedIn)) await submitSecret(product.url, secret);
  const refreshed = await refreshWatched(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await page.close();
  await product.stop('SIGINT');

  const { output } = await product.ended;
  expect(output).toContain('connected to the gateway');
  for (const secret of [...APPLICATION_SECRETS, ...Object.values(signedIn), ...Object.values(refreshed)]) {
    expect(output).not.toContain(secret);
  }
});

async function signInWatched(page: Page): Promise<SignInSecrets> {
  const exchange = page.waitForResponse('**/api/oauth2/token');
  await signInThroughPages(page, PEOPLE.owner);
  const answer = await exchange;
  return { code: answer.request().postDataJSON().code, ...(await answer.json()) };
}

/** Invalidates the page's access token, so that it uses the refresh token. */
async function refreshWatched(page: Page): Promise<Omit<SignInSecrets, 'code'>> {
  await page.evaluate(() => localStorage.setItem('token', 'expired'));
  const refresh = page.waitForResponse('**/api/oauth2/token/refresh');
  await page.goto('/@me');
  return (await refresh).json();
}

/** Sends a secret in every place where it might end up by mistake. */
async function submitSecret(url: string, secret: string): Promise<void> {
  const json = { 'content-type': 'application/json' };
  const bearer = { authorization: `Bearer ${secret}` };
  const mistakes: [string, RequestInit][] = [
    [`/api/private/guilds?token=${secret}`, {}],
    [`/api/private/guilds/${secret}/info`, { headers: bearer }],
    [`/api/private/guilds/${secret}/general`, { method: 'POST', headers: { ...bearer, ...json }, body: `"${secret}` }],
    [`/api/${secret}`, { headers: { authorization: `Basic ${secret}` } }],
    ['/api/oauth2/token', { method: 'POST', headers: json, body: `{"code":"${secret}"` }],
    ['/api/oauth2/token', { method: 'POST', headers: json, body: JSON.stringify({ [secret]: secret }) }],
    [
      '/api/oauth2/token',
      { method: 'POST', headers: json, body: JSON.stringify({ code: secret, redirectURI: `${url}/login` }) },
    ],
    [`/login?code=${secret}&state=${secret}`, { headers: { cookie: `token=${secret}` } }],
    [`/${secret}/%E0%A4%A`, {}],
    [`/${secret}`, { method: 'POST', body: secret }],
  ];
  for (const [path, init] of mistakes) await (await fetch(`${url}${path}`, init)).text();
}
