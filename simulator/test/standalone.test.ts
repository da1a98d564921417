import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { asText, type Json, parseJson } from '../src/base/json.ts';

const folder = mkdtempSync(join(tmpdir(), 'simulator-alone-'));
const running: ChildProcess[] = [];
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Starts the simulator as its own process; returns the connection details a product needs. */
async function startAlone(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['simulator/src/start.ts', '--port', '0', ...args], {
    env: { ...process.env, ...env },
  });
  running.push(child);
  let output = '';
  while (!output.includes('DISCORD_BOT_TOKEN=')) output += String((await once(child.stdout, 'data'))[0]);
  const printed = (name: string) => new RegExp(`${name}=(\\S+)`).exec(output)?.[1] ?? '';
  const [apiUrl, token] = [printed('DISCORD_API_URL'), printed('DISCORD_BOT_TOKEN')];
  return {
    token,
    control: async (path: string, body: Json): Promise<Json> => {
      const headers = { 'content-type': 'application/json' };
      const url = new URL(`/control${path}`, apiUrl);
      return readJson(await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }));
    },
    ask: async (path: string): Promise<Json> => {
      return readJson(await fetch(`${apiUrl}/v10${path}`, { headers: { authorization: `Bot ${token}` } }));
    },
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function readJson(response: Response): Promise<Json> {
  return parseJson(await response.text()) ?? null;
}

function listOf(value: Json): Json[] {
  return Array.isArray(value) ? value : [];
}

test('The standalone simulator uses the token from the environment and persists its world', async () => {
  const env = { DISCORD_BOT_TOKEN: 'MTAw.abc.def' };
  const first = await startAlone(['--data', folder], env);
  const [personId] = listOf(await first.control('/people', { count: 1 }));
  const before = await first.ask(`/users/${asText(personId)}`);
  await first.stop();

  const second = await startAlone(['--data', folder], env);

  expect([first.token, before]).toMatchObject(['MTAw.abc.def', { id: personId }]);
  expect(await second.ask(`/users/${asText(personId)}`)).toEqual(before);
  await second.stop();
});

test('The default bot token has the format that client libraries expect', async () => {
  const alone = await startAlone([]);

  expect(Buffer.from(alone.token.split('.')[0] ?? '', 'base64').toString('utf8')).toBe('1000000000000000001');
  expect(alone.token).toMatch(/^[\w-]{24,}\.[\w-]{6}\.[\w-]{38}$/);
  expect(await alone.ask('/users/@me')).toMatchObject({ id: '1000000000000000001' });
  await alone.stop();
});
