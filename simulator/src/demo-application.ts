import { type ApplicationOptions, makeBotToken } from './state/application.ts';

const ID = '1000000000000000001';

/** Of the demo's application. They are in the open, so they keep nothing secret. */
export const DEMO_CREDENTIALS = {
  clientId: ID,
  clientSecret: 'demo-client-secret',
  botToken: makeBotToken(ID, 'demo'),
};

/** The demo's application, whose site is at that address. */
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
