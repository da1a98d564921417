import { PLATFORM_VERSION } from '../../../../discord/platform.ts';
import { defineCheck } from './check.ts';
import { ask, reasonOf } from './reasons.ts';

const UNAUTHORIZED = 401;
const BAD_REQUEST = 400;

/** Whether the platform accepts the application's secret: it checks that before the code, which is made up here. */
export const secretCheck = defineCheck('secret', async ({ discord }, found) => {
  if (discord === null) return found('demo');
  const { apiUrl, clientId, clientSecret } = discord.platform;
  try {
    const { status } = await ask(`${apiUrl}/v${PLATFORM_VERSION}/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'authorization_code', code: 'none', redirect_uri: 'http://localhost' }),
    });
    if (status === UNAUTHORIZED) return found('refused');
    return status === BAD_REQUEST ? found('accepted') : found('away', { reason: `HTTP ${status}` });
  } catch (error) {
    return found('away', { reason: reasonOf(error) });
  }
});
