import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePorts } from '@perigee/server/test-support/programs/free-ports';
import { type ExitResult, runProduct } from '@perigee/harness/product/product-process';
import { startProduct } from '@perigee/harness/product/start-product';
import { temporaryFolder } from '@perigee/harness/product/temporary-folder';
import { copyTemplate } from '../../product/data-template.ts';

async function start(env: Record<string, string>): Promise<ExitResult> {
  const [port = 0, simulatorPort = 0] = await freePorts(2);
  return runProduct({ PORT: String(port), SIMULATOR_PORT: String(simulatorPort), ...env }).ended;
}

function expectOneLine({ code, output }: ExitResult, line: RegExp): void {
  expect(output.trim().split('\n')).toEqual([expect.stringMatching(line)]);
  expect(code).toBeGreaterThan(0);
}

test.describe('startup failures', () => {
  for (const name of ['PORT', 'SIMULATOR_PORT']) {
    test(`Startup fails with one line if the port of ${name} is in use`, async () => {
      using folder = temporaryFolder();
      copyTemplate(folder.path);
      const [port = 0] = await freePorts(1);
      const squatter = createServer().listen(port, '127.0.0.1');
      await once(squatter, 'listening');

      const ending = await start({ DATA_DIR: folder.path, [name]: String(port) });

      squatter.close();
      expectOneLine(ending, new RegExp(`${port}.*${name}`));
    });
  }

  test('Startup fails with one line if another process uses the data folder', async () => {
    using folder = temporaryFolder();
    copyTemplate(folder.path);
    const first = await startProduct({ dataFolder: folder.path });

    const second = await start({ DATA_DIR: folder.path });

    await first.stop('SIGKILL');
    expectOneLine(second, /DATA_DIR/);
  });

  test('Startup fails with one line if the data folder is not writable', async () => {
    using folder = temporaryFolder();
    const file = join(folder.path, 'file');
    writeFileSync(file, '');

    const ending = await start({ DATA_DIR: join(file, 'data') });

    expectOneLine(ending, /DATA_DIR/);
  });

  test('Startup fails with one line if the Discord configuration is incomplete', async () => {
    using folder = temporaryFolder();

    const ending = await start({ DATA_DIR: folder.path, DISCORD_CLIENT_ID: '1' });

    expectOneLine(ending, /DISCORD_CLIENT_SECRET.*DISCORD_BOT_TOKEN/);
  });
});

test('Ctrl-C stops the product cleanly within three seconds even if npm sends it twice', async () => {
  using folder = temporaryFolder();
  copyTemplate(folder.path);
  const product = await startProduct({ dataFolder: folder.path });
  const pressedAt = performance.now();

  product.child.kill('SIGINT');
  await product.stop('SIGINT');

  const ending = await product.ended;
  expect(ending.code).toBe(0);
  expect(performance.now() - pressedAt).toBeLessThan(3000);
});
