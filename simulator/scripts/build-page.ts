import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

// Bundles the chat page's modules, React included, into one script that needs nothing from elsewhere.
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const build = await rolldown({
  input: { chat: at('../src/chat/page/main.tsx') },
  platform: 'browser',
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
});
await build.write({ dir: at('../generated/page'), cleanDir: true, format: 'esm', minify: true });
await build.close();
// Compressed once, here: it is three times as large otherwise.
writeFileSync(
  at('../generated/page/chat.js.gz'),
  gzipSync(readFileSync(at('../generated/page/chat.js')), { level: 9 }),
);
