import { type ApplicationOptions, makeBotToken } from './state/application.ts';

const ID = '1000000000000000001';

/** Credentials of the demo application. They are public, so they protect nothing. */
export const DEMO_CREDENTIALS = {
  clientId: ID,
  clientSecret: 'demo-client-secret',
  botToken: makeBotToken(ID, 'demo'),
};

/** The demo application, with its site at `publicUrl`. */
export function demoApplication(options: typeof DEMO_CREDENTIALS & { publicUrl: string }): ApplicationOptions {
  const { clientId, clientSecret, botToken, publicUrl } = options;
  return {
    id: clientId,
    name: 'Perigee',
    clientSecret,
    botToken,
    redirectUris: [`${publicUrl}/login`, `${publicUrl}/landing`],
  };
}
