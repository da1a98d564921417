import { DEMO_CREDENTIALS, demoApplication } from '@perigee/simulator/demo-application';
import { type Simulator, startSimulator } from '@perigee/simulator';

/** A simulated platform in the attack's own process, with a guild and its owner. */
export interface OwnPlatform {
  simulator: Simulator;
  /** The environment of a product that uses it. @param port A different port to connect to, such as a proxy's. */
  env(port?: number): Record<string, string>;
  guildId: string;
  channelId: string;
  ownerId: string;
  /** The owner's authorization. */
  headers: Record<string, string>;
}

/** The shop at the payment provider. */
export const ATTACK_SHOP = { shopId: '100500', secretKey: 'attack-secret-key' };

const SCOPES = ['identify', 'guilds'];

export async function openPlatform(): Promise<OwnPlatform> {
  const { clientId, clientSecret, botToken } = DEMO_CREDENTIALS;
  const simulator = await startSimulator({
    host: '127.0.0.1',
    port: 0,
    application: demoApplication({ ...DEMO_CREDENTIALS, publicUrl: 'http://localhost:3000' }),
    identifyIntervalMs: 0,
    shop: ATTACK_SHOP,
  });
  const ownerId = simulator.world.createPerson({ username: 'owner' });
  const guild = simulator.world.createGuild({ name: 'Attacked', ownerId, botIn: true });
  const { accessToken } = simulator.world.issueToken(ownerId, SCOPES);
  return {
    simulator,
    env: (port = simulator.port) => ({
      DISCORD_API_URL: `http://127.0.0.1:${port}/api`,
      DISCORD_GATEWAY_URL: `ws://127.0.0.1:${port}`,
      DISCORD_CLIENT_ID: clientId,
      DISCORD_CLIENT_SECRET: clientSecret,
      DISCORD_BOT_TOKEN: botToken,
    }),
    guildId: guild.id,
    channelId: guild.channelIds[0] ?? '',
    ownerId,
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
  };
}

/** Returns a function that saves the guild's prefix. */
export function saveOf(url: string, { guildId, headers }: Pick<OwnPlatform, 'guildId' | 'headers'>) {
  let saves = 0;
  return () => {
    saves += 1;
    const body = JSON.stringify({ prefix: `p${saves}`, language: { commands: 'en', interface: 'en' } });
    return { url: `${url}/api/private/guilds/${guildId}/general`, init: { method: 'POST', headers, body } };
  };
}
