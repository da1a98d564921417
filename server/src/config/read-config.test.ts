import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { StartupError } from '../errors/startup-error.ts';
import { readConfig } from './read-config.ts';

const CREDENTIALS = { DISCORD_CLIENT_ID: '1', DISCORD_CLIENT_SECRET: 's', DISCORD_BOT_TOKEN: 't' };

describe('Defaults', () => {
  test('Starts as a demo bound to localhost when no setting is given', () => {
    const config = readConfig({}, []);

    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      simulatorPort: 3001,
      publicUrl: 'http://localhost:3000',
      credentials: null,
      database: { kind: 'embedded' },
    });
    expect([...config.roles]).toEqual(['site', 'bot']);
  });
});

test('Listens on all addresses once Discord credentials are set', () => {
  const config = readConfig(CREDENTIALS, []);

  expect(config).toMatchObject({ host: '0.0.0.0', credentials: { clientId: '1' } });
});

test('Derives the public URL from the port, and drops a trailing slash', () => {
  expect(readConfig({ PORT: '8080' }, []).publicUrl).toBe('http://localhost:8080');
  expect(readConfig({ PUBLIC_URL: 'https://perigee.example/' }, []).publicUrl).toBe('https://perigee.example');
});

test('Command-line arguments override environment variables', () => {
  const env = { ROLES: 'site', DATABASE_URL: 'postgres://db/perigee' };

  const config = readConfig(env, ['--roles', 'bot', '--shards', '8-15/64']);

  expect([...config.roles]).toEqual(['bot']);
  expect(config.shards).toMatchObject({ count: 64, ids: [8, 9, 10, 11, 12, 13, 14, 15] });
});

describe('Discord addresses', () => {
  test('Defaults to the addresses of Discord, and leaves the gateway to its API', () => {
    expect(readConfig(CREDENTIALS, []).addresses).toEqual({
      apiUrl: 'https://discord.com/api',
      authorizeUrl: 'https://discord.com/oauth2/authorize',
      cdnUrl: 'https://cdn.discordapp.com',
      gatewayUrl: null,
    });
  });

  test('Derives the sign-in page and the CDN from a custom DISCORD_API_URL', () => {
    const { addresses } = readConfig({ ...CREDENTIALS, DISCORD_API_URL: 'http://localhost:3001/api/v10/' }, []);

    expect(addresses).toEqual({
      apiUrl: 'http://localhost:3001/api',
      authorizeUrl: 'http://localhost:3001/oauth2/authorize',
      cdnUrl: 'http://localhost:3001/cdn',
      gatewayUrl: null,
    });
  });

  test('Accepts separate addresses for the API, the sign-in page, the CDN and the gateway', () => {
    const named = {
      DISCORD_API_URL: 'http://proxy:8080/api',
      DISCORD_AUTHORIZE_URL: 'https://discord.com/oauth2/authorize',
      DISCORD_CDN_URL: 'https://cdn.discordapp.com',
      DISCORD_GATEWAY_URL: 'wss://gateway.discord.gg/',
    };

    const { addresses } = readConfig({ ...CREDENTIALS, ...named }, []);

    expect(addresses).toEqual({
      apiUrl: 'http://proxy:8080/api',
      authorizeUrl: 'https://discord.com/oauth2/authorize',
      cdnUrl: 'https://cdn.discordapp.com',
      gatewayUrl: 'wss://gateway.discord.gg',
    });
  });
});

describe('Support community', () => {
  test('Turns appeals off when no support server is configured', () => {
    expect(readConfig({}, []).appeals).toBeNull();
  });

  test('Reads appeal questions from a file, or uses the built-in ones', () => {
    const folder = mkdtempSync(join(tmpdir(), 'perigee-questions-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'questions.json');
    writeFileSync(file, JSON.stringify({ en: ['a', 'b', 'c', ' d '], ru: ['а', 'б', 'в', 'г'] }));
    const env = { SUPPORT_GUILD_ID: '1', APPEAL_REVIEW_CHANNEL_ID: '2' };

    const plain = readConfig(env, []).appeals;
    const own = readConfig({ ...env, APPEAL_QUESTIONS_FILE: file }, []).appeals;

    expect(plain).toMatchObject({ guildId: '1', reviewChannelId: '2', questions: { en: { length: 4 } } });
    expect(own?.questions).toEqual({ en: ['a', 'b', 'c', 'd'], ru: ['а', 'б', 'в', 'г'] });
  });
});

test('Parses bot listings into names and addresses', () => {
  const { listings } = readConfig({ BOT_LISTINGS: 'top.gg=https://top.gg/bot/1?a=b; Other=http://other.test' }, []);

  expect(listings).toEqual([
    { name: 'top.gg', url: 'https://top.gg/bot/1?a=b' },
    { name: 'Other', url: 'http://other.test' },
  ]);
});

test('Parses badges by user ID', () => {
  const { badges } = readConfig({ BADGES: 'developer:12;support:12; tester:34' }, []);

  expect([...badges]).toEqual([
    ['12', ['developer', 'support']],
    ['34', ['tester']],
  ]);
});

describe('Invalid settings', () => {
  test.for([
    { env: { PORT: 'http' }, says: /^PORT is "http"/ },
    { env: { PORT: '0' }, says: /^PORT is "0"/ },
    { env: { PORT: '65536' }, says: /^PORT is "65536"/ },
    { env: { PUBLIC_URL: 'perigee.example' }, says: /^PUBLIC_URL is/ },
    { env: { DISCORD_GATEWAY_URL: 'https://gateway' }, says: /^DISCORD_GATEWAY_URL is/ },
    { env: { DISCORD_API_URL: 'http://localhost:3001/api' }, says: /^DISCORD_CLIENT_ID and .* are missing/ },
    { env: { ROLES: 'site,cook' }, says: /^ROLES has "cook", but each entry must be one of site, bot/ },
    { env: { ROLES: ',' }, says: /^ROLES is ","/ },
    { env: { ROLES: 'site' }, says: /set DATABASE_URL/ },
    { env: { SHARDS: '7-0/64' }, says: /^SHARDS is/ },
    { env: { SHARDS: '0-64/64' }, says: /^SHARDS is/ },
    { env: { DATABASE_URL: 'mysql://db' }, says: /^DATABASE_URL must be an address that starts with postgres:/ },
    { env: { DATABASE_READ_URL: 'postgres://db' }, says: /^DATABASE_READ_URL is a replica/ },
    { env: { DATABASE_DIRECT_URL: 'postgres://db' }, says: /^DATABASE_DIRECT_URL bypasses a pooler/ },
    {
      env: { DATABASE_URL: 'postgres://a', DATABASE_READ_URL: 'mysql://b' },
      says: /^DATABASE_READ_URL must be an address/,
    },
    { env: { DURABILITY: 'maybe' }, says: /^DURABILITY is "maybe"/ },
    { env: { BOOSTED_GUILDS: '1,all' }, says: /^BOOSTED_GUILDS has "all"/ },
    { env: { HOST_IDS: '1,nadia' }, says: /^HOST_IDS has "nadia"/ },
    { env: { BADGES: 'king:1' }, says: /^BADGES has "king:1"/ },
    { env: { BOT_LISTINGS: 'top.gg=javascript:alert(1)' }, says: /^BOT_LISTINGS has "top.gg=javascript:alert\(1\)"/ },
    { env: { YOOKASSA_SHOP_ID: '1' }, says: /^YOOKASSA_SECRET_KEY is missing/ },
    { env: { YOOKASSA_SECRET_KEY: 's' }, says: /^YOOKASSA_SHOP_ID is missing/ },
    { env: { YOOKASSA_WEBHOOK_NETWORKS: '10.0.0.0/33' }, says: /^YOOKASSA_WEBHOOK_NETWORKS has "10.0.0.0\/33"/ },
    { env: { SUPPORT_GUILD_ID: 'perigee' }, says: /^SUPPORT_GUILD_ID is "perigee"/ },
    { env: { APPEAL_REVIEW_CHANNEL_ID: '5' }, says: /set SUPPORT_GUILD_ID too/ },
    { env: { APPEAL_QUESTIONS_FILE: 'no/such.json' }, says: /^APPEAL_QUESTIONS_FILE is "no\/such.json"/ },
    { env: { APPEAL_QUESTIONS_FILE: 'package.json' }, says: /must contain .* 4 questions of at most 150/ },
    { env: { TRUST_PROXY: 'yes' }, says: /^TRUST_PROXY is "yes"/ },
    { env: { TRUST_PROXY: '10.0.0.0/33' }, says: /^TRUST_PROXY is "10.0.0.0\/33"/ },
    { env: { TRUST_PROXY: 'true' }, says: /^TRUST_PROXY is "true", but must be how many proxies/ },
    { env: { MESSAGE_ARCHIVE_KEY: 'c2hvcnQ=' }, says: /^MESSAGE_ARCHIVE_KEY must be 32 bytes/ },
    { env: { MESSAGE_ARCHIVE_KEY: '*'.repeat(43) + '=' }, says: /^MESSAGE_ARCHIVE_KEY must be 32 bytes/ },
    { env: { LOG_LEVEL: 'loud' }, says: /^LOG_LEVEL is "loud"/ },
    { env: { DISCORD_CLIENT_ID: '1' }, says: /^DISCORD_CLIENT_SECRET and DISCORD_BOT_TOKEN are missing/ },
    { env: { ...CREDENTIALS, DISCORD_BOT_TOKEN: ' ' }, says: /^DISCORD_BOT_TOKEN is missing/ },
  ])('Refuses to start with $env, and names the invalid setting', ({ env, says }) => {
    const read = () => readConfig(env, []);

    expect(read).toThrow(StartupError);
    expect(read).toThrow(says);
  });
});

test('Reports every invalid setting on its own line', () => {
  const read = () => readConfig({ PORT: 'http', SUPPORT_URL: 'perigee', LOG_LEVEL: 'loud' }, []);

  expect(read).toThrow(/^PORT is "http".*\nSUPPORT_URL is "perigee".*\nLOG_LEVEL is "loud".*$/);
});

test.for(['DATABASE_URL', 'DATABASE_READ_URL', 'DATABASE_DIRECT_URL', 'MESSAGE_ARCHIVE_KEY', 'COUPON_KEY'])(
  'Keeps the value of an invalid %s out of the error message',
  (name) => {
    const read = () => readConfig({ DATABASE_URL: 'postgres://db', [name]: 'hunter2' }, []);

    expect(read).toThrow(name);
    expect(read).not.toThrow('hunter2');
  },
);
