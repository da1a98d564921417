import { DEMO_CREDENTIALS } from '@perigee/simulator/demo-application';

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** Signs a demo person in without a browser, by submitting the consent page's form. Returns the access token. */
export async function signInByForm(siteUrl: string, simulatorUrl: string, person: string): Promise<string> {
  const { accessToken } = await consentByForm(siteUrl, simulatorUrl, person);
  return accessToken;
}

/** Like `signInByForm`, with both tokens. By default the consent covers only the identity and the list of guilds. */
export async function consentByForm(
  siteUrl: string,
  simulatorUrl: string,
  person: string,
  scope = 'identify guilds',
): Promise<Tokens> {
  const { code, redirectURI } = await codeByForm(siteUrl, simulatorUrl, person, scope);
  const exchange = await fetch(`${siteUrl}/api/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, redirectURI }),
  });
  return exchange.json();
}

/** The authorization code from the consent page's form, with what is needed to exchange it. */
export async function codeByForm(siteUrl: string, simulatorUrl: string, person: string, scope: string) {
  const redirectURI = `${siteUrl}/login`;
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: DEMO_CREDENTIALS.clientId,
    redirect_uri: redirectURI,
    scope,
    state: 'journey',
  });
  const address = `${simulatorUrl}/oauth2/authorize?${query}`;
  const personId = idOf(person, await (await fetch(address)).text());

  const consent = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ person: personId, decision: 'authorize' }),
    redirect: 'manual',
  });
  const code = new URL(consent.headers.get('location') ?? '', siteUrl).searchParams.get('code');
  return { code: code ?? '', redirectURI };
}

function idOf(person: string, consentPage: string): string {
  const beforeName = consentPage.slice(0, consentPage.indexOf(`<b>${person}</b>`));
  const id = [...beforeName.matchAll(/value="(\d+)"/g)].at(-1)?.[1];
  if (id === undefined) throw new Error(`The consent page does not offer ${person}`);
  return id;
}
