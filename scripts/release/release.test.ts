import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const RELEASED = ['.npmrc', 'package.json', '*/package.json', 'package-lock.json', 'scripts/release/*.ts'];

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'perigee-release-'));
  for (const file of globSync(RELEASED, { cwd: ROOT, exclude: ['node_modules/**'] })) {
    cpSync(join(ROOT, file), join(root, file));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
  writeFileSync(join(root, '.gitignore'), 'node_modules\n');
  writeChangelog('# Changelog\n\n## Next (not released)\n\n- More.\n\n## 0.0.1 (2026-01-01)\n');
  git('init', '--quiet');
  commit();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const writeChangelog = (text: string) => writeFileSync(join(root, 'CHANGELOG.md'), text);
const commit = () => {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'as it was');
};

/** Disables signing, whatever the machine's own git configuration says. */
const IDENTITY = ['user.name=Perigee', 'user.email=release@perigee.test', 'commit.gpgsign=false', 'tag.gpgsign=false'];

function run(program: string, words: string[], variables: Record<string, string> = {}) {
  const config = Object.fromEntries(
    IDENTITY.flatMap((entry, index) => {
      const [key = '', value = ''] = entry.split('=');
      return [
        [`GIT_CONFIG_KEY_${index}`, key],
        [`GIT_CONFIG_VALUE_${index}`, value],
      ];
    }),
  );
  const path = [dirname(process.execPath), process.env['PATH']].join(delimiter);
  const env = { ...process.env, ...variables, ...config, GIT_CONFIG_COUNT: String(IDENTITY.length), PATH: path };
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd: root,
    env,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return { status, output: `${stdout}${stderr}` };
}

const git = (...words: string[]) => run('git', words).output.trim();
const release = (version: string) => run('npm', ['run', 'release', '--', version]);

test('The release command sets the version everywhere, dates the changelog, commits and tags', () => {
  const { status, output } = release('0.2.0');

  expect({ status, output }).toMatchObject({ status: 0 });
  const packages = globSync('{.,*}/package.json', { cwd: root }).filter((file) => !file.includes('node_modules'));
  const ours = packages.map((file) => JSON.parse(read(file)));
  expect(ours.length).toBeGreaterThan(5);
  expect(new Set(ours.map(({ version }) => version))).toEqual(new Set(['0.2.0']));
  expect(read('server/package.json')).toContain('"@perigee/core": "0.2.0"');
  const removed = git('diff', '--unified=0', 'HEAD~1', '--', '*.json').match(/^-(?!--).*$/gm) ?? [];
  expect(removed.filter((line) => !/"(?:version|@perigee\/\w+)": "/.test(line))).toEqual([]);
  expect(read('package-lock.json')).not.toMatch(/"@perigee\/\w+": "0\.1\.0"/);
  expect(read('CHANGELOG.md')).toMatch(/^## 0\.2\.0 \(\d{4}-\d\d-\d\d\)$/m);
  expect(git('log', '--format=%s', '-1')).toBe('release: 0.2.0');
  expect(git('tag', '--points-at', 'HEAD')).toBe('v0.2.0');
  expect(git('status', '--porcelain')).toBe('');
});

test('The release command rejects an unclean working tree', () => {
  writeFileSync(join(root, 'new.txt'), '');

  const { status, output } = release('0.2.0');

  expect(status).not.toBe(0);
  expect(output).toContain('new.txt');
  expect(git('tag')).toBe('');
  expect(git('log', '--format=%s')).toBe('as it was');
});

// What npm runs before it writes anything, called directly since npm is slow.
test.for([
  { of: 'an older version', to: '0.9.0', prepare: () => {}, message: '0.9.0 is older than 0.10.0' },
  {
    of: 'a tagged version',
    to: '0.11.0',
    prepare: () => git('tag', 'v0.11.0'),
    message: '0.11.0 is released already',
  },
  {
    of: 'an empty changelog',
    to: '0.11.0',
    prepare: () => {
      writeChangelog('# Changelog\n\n## 0.10.0 (2026-01-01)\n');
      commit();
    },
    message: 'nothing to release',
  },
])('The release check rejects $of', ({ to, prepare, message }) => {
  prepare();

  const { status, output } = run(process.execPath, ['scripts/release/check-release.ts'], {
    npm_old_version: '0.10.0',
    npm_new_version: to,
  });

  expect(status).toBe(1);
  expect(output).toContain(message);
});
