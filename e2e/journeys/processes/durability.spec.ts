import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { signInByForm } from '@perigee/harness/product/sign-in-by-form';
import { type Product, startProduct } from '@perigee/harness/product/start-product';
import { temporaryFolder } from '@perigee/harness/product/temporary-folder';
import { PEOPLE } from '@perigee/harness/pages/sign-in';

/** Delay between the first save and the kill of each round, in milliseconds; varied to hit different states. */
const ROUNDS_MS = [150, 333, 487, 620];

interface Saver {
  acknowledged: string | null;
  inFlight: string | null;
}

test('No acknowledged save is lost if the process is repeatedly killed while saving', async () => {
  // The product is started five times.
  test.setTimeout(400_000);
  using folder = temporaryFolder();
  let saver: Saver = { acknowledged: null, inFlight: null };
  let round = 0;

  for (const duration of ROUNDS_MS) {
    const product = await startProduct({ dataFolder: folder.path });
    await expectSaved(product, saver);
    saver = await saveUntilKilled(product, (number) => `r${round}n${number}!`, duration);
    round += 1;
    expect(saver.acknowledged).not.toBeNull();
  }

  const product = await startProduct({ dataFolder: folder.path });
  await expectSaved(product, saver);
  await product.stop('SIGKILL');
});

async function expectSaved(product: Product, { acknowledged, inFlight }: Saver): Promise<void> {
  if (acknowledged === null) return;
  const { call, guildId } = await openGuild(product);
  const reply = await call(`/private/guilds/${guildId}/info`);
  const { settings } = await reply.json();
  expect([acknowledged, inFlight]).toContain(settings.prefix);
}

/** Saves one prefix after the other; kills the process `duration` ms after the first save, whatever it is doing. */
async function saveUntilKilled(
  product: Product,
  prefixOf: (number: number) => string,
  duration: number,
): Promise<Saver> {
  const { call, guildId } = await openGuild(product);
  const saver: Saver = { acknowledged: null, inFlight: null };
  let killed: Promise<void> | undefined;

  try {
    for (let number = 0; ; number += 1) {
      saver.inFlight = prefixOf(number);
      const body = JSON.stringify({ prefix: saver.inFlight, language: { commands: 'en', interface: 'en' } });
      const reply = await call(`/private/guilds/${guildId}/general`, { method: 'POST', body });
      if (reply.status !== 200) throw new Error(`A save got status ${reply.status}`);
      saver.acknowledged = saver.inFlight;
      killed ??= sleep(duration).then(() => product.stop('SIGKILL'));
    }
  } catch (error) {
    // The connection breaks when the process dies; anything else is a real failure.
    if (!(error instanceof TypeError)) throw error;
  }
  await killed;
  return saver;
}

async function openGuild({ url, simulatorUrl }: Product) {
  const token = await signInByForm(url, simulatorUrl, PEOPLE.owner);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const call = async (path: string, init: RequestInit = {}) => fetch(`${url}/api${path}`, { ...init, headers });

  const guilds: { id: string; manageable: boolean; invited: boolean }[] = await (await call('/private/guilds')).json();
  const guildId = guilds.find(({ manageable, invited }) => manageable && invited)?.id;
  if (guildId === undefined) throw new Error('The owner has no server with the bot');
  return { call, guildId };
}
