import { DEMO_CREDENTIALS } from '@perigee/simulator/demo-application';
import { codeByForm } from '@perigee/harness/product/sign-in-by-form';
import type { Product } from '@perigee/harness/product/start-product';

const SCOPE = 'applications.commands.permissions.update';

interface PermissionOverride {
  /** Somebody who may change command permissions on the platform. */
  person: string;
  guildId: string;
  command: string;
}

/**
 * Removes the permissions on the platform that keep members from a slash command, as its server settings can: the
 * command is offered again where the site restricts it.
 */
export async function liftOnPlatform({ url, simulatorUrl }: Product, { person, guildId, command }: PermissionOverride) {
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
  if (!lifted.ok)
    throw new Error(`Failed to lift the restriction of /${command}: ${lifted.status} ${await lifted.text()}`);
}
