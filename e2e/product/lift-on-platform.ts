import { DEMO_CREDENTIALS } from '@perigee/simulator/demo-application';
import { codeByForm } from './sign-in-by-form.ts';
import type { Product } from './start-product.ts';

const SCOPE = 'applications.commands.permissions.update';

interface Lifted {
  /** Who may change what the platform lets members use. */
  person: string;
  guildId: string;
  command: string;
}

/**
 * Takes away on the platform, as its server settings do, what keeps members from a slash command: it is offered again
 * wherever the site says it does not work.
 */
export async function liftOnPlatform({ url, simulatorUrl }: Product, { person, guildId, command }: Lifted) {
  const { clientId, clientSecret, botToken } = DEMO_CREDENTIALS;
  const api = `${simulatorUrl}/api/v10`;
  const { code, redirectURI } = await codeByForm(url, simulatorUrl, person, SCOPE);
  const exchange = await fetch(`${api}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectURI,
      client_id: clientId,
      client_secret: clientSecret,
    }),
  });
  const { access_token: token }: { access_token: string } = await exchange.json();

  const listed = await fetch(`${api}/applications/${clientId}/commands`, {
    headers: { authorization: `Bot ${botToken}` },
  });
  const commands: { id: string; name: string }[] = await listed.json();
  const { id } = commands.find(({ name }) => name === command) ?? {};
  const lifted = await fetch(`${api}/applications/${clientId}/guilds/${guildId}/commands/${id}/permissions`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ permissions: [] }),
  });
  if (!lifted.ok) throw new Error(`/${command} could not be lifted: ${lifted.status} ${await lifted.text()}`);
}
