import { stripTypeScriptTypes } from 'node:module';
import { readdirSync, readFileSync } from 'node:fs';

// A program: prints every module of the page without its types, by its file's name.
const page = new URL('./page/', import.meta.url);
const names = readdirSync(page).filter((name) => name.endsWith('.ts'));
const modules = names.map((name) => [name, stripTypeScriptTypes(readFileSync(new URL(name, page), 'utf8'))]);
process.stdout.write(JSON.stringify(Object.fromEntries(modules)));
