import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { StartupError } from '../../../errors/startup-error.ts';
import { openArchiveKey } from './archive-key.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'perigee-key-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const credentials = { clientId: '1', clientSecret: 'a secret of the application', botToken: 't' };

test('Uses the configured archive key', () => {
  const messageArchiveKey = Buffer.alloc(32, 5);

  const key = openArchiveKey({ messageArchiveKey, credentials, dataFolder: emptyFolder() });

  expect(key).toEqual(messageArchiveKey);
});

test('Derives the archive key from the client secret when none is configured', () => {
  const derive = (clientSecret: string) =>
    openArchiveKey({
      messageArchiveKey: null,
      credentials: { ...credentials, clientSecret },
      dataFolder: emptyFolder(),
    }).toString('hex');

  expect(derive('one')).toMatch(/^[\da-f]{64}$/);
  expect(derive('one')).toBe(derive('one'));
  expect(derive('one')).not.toBe(derive('two'));
});

describe('Archive key of a demo', () => {
  test('A demo creates its archive key once, in a file that only its owner can read', () => {
    const dataFolder = join(emptyFolder(), 'data');
    const demo = { messageArchiveKey: null, credentials: null, dataFolder };

    const [first, second] = [openArchiveKey(demo), openArchiveKey(demo)];

    expect(first).toHaveLength(32);
    expect(second).toEqual(first);
    const file = join(dataFolder, 'message-archive.key');
    expect(readFileSync(file, 'utf8').trim()).toBe(first.toString('base64'));
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  test('A demo refuses to start with a malformed archive key file', () => {
    const dataFolder = emptyFolder();
    writeFileSync(join(dataFolder, 'message-archive.key'), 'torn');

    const open = () => openArchiveKey({ messageArchiveKey: null, credentials: null, dataFolder });

    expect(open).toThrow(StartupError);
    expect(open).toThrow(/message-archive\.key must be 32 bytes/);
  });
});
