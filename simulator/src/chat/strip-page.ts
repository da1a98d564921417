import { stripTypeScriptTypes } from 'node:module';
import { readdirSync, readFileSync } from 'node:fs';

// Runs as its own process: prints every module of the page with types stripped, by its path below the page's folder.
const page = new URL('./page/', import.meta.url);
const files = readdirSync(page, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
const names = files.filter((path) => path.endsWith('.ts'));
const modules = names.map((name) => [name, stripTypeScriptTypes(readFileSync(new URL(name, page), 'utf8'))]);
process.stdout.write(JSON.stringify(Object.fromEntries(modules)));
