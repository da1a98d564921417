import { RECORD_EARLY_EVENTS } from './early-events.ts';

/**
 * Lets the browser paint a document before it fetches its scripts, which halves the time to the largest paint on a slow
 * connection: the page is complete without them. The framework requests every script ahead of the style sheets, and
 * once more in a module at the document's end; here that module waits for the first frame and then requests all of them
 * at once. Presses and typing in between are recorded for it. A document in an unexpected shape is left unchanged.
 *
 * With `fetchesAtOnce` the scripts are fetched meanwhile, behind the style sheets: for pages whose first frame shows
 * only placeholders.
 */
export function paintFirst(html: string, { fetchesAtOnce = false } = {}): string {
  const preloads = [...html.matchAll(SCRIPT_PRELOAD)];
  const scripts = preloads.flatMap(([, file]) => file ?? []);
  const bare = html.replaceAll(SCRIPT_PRELOAD, '');
  const painted = fetchesAtOnce
    ? bare.replace('</head>', () => `${preloads.map(([link]) => link).join('')}</head>`)
    : bare;
  return painted.replace(START, (whole, text: string) => {
    const entry = ENTRY.exec(text)?.[1];
    if (entry === undefined) return whole;
    return `<script type="module" async="">${startAfterPaint(text, entry, scripts)}</script>`;
  });
}

const SCRIPT_PRELOAD = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g;
const START = /<script type="module" async="">([^<]*)<\/script>/;
const ENTRY = /\bimport\("([^"]+)"\)/;
const IMPORT = /^import (?:\* as (?<name>\w+) from )?"(?<file>[^"]+)";$/gm;

/**
 * The same module with its static imports turned into dynamic ones. Every script is requested alongside them, so that
 * none waits to be discovered.
 */
function startAfterPaint(text: string, entry: string, scripts: readonly string[]): string {
  const imports = [...text.matchAll(IMPORT)].map(({ groups }) => ({ name: groups?.['name'], file: groups?.['file'] }));
  const files = new Set([...imports.map(({ file }) => file), ...scripts].filter((file) => file !== entry));
  const names = imports.map(({ name }) => name ?? '').join(',');

  return `${RECORD_EARLY_EVENTS}
let isStarted = false;
const start = async () => {
if (isStarted) return;
isStarted = true;
const [${names}] = await Promise.all(${JSON.stringify([...files])}.map((file) => import(file)));
${text.replaceAll(IMPORT, '').trim()}
};
${WHEN_PAINTED}`;
}

/** A hidden tab paints nothing, and a browser may not report its paints: the page starts in either case. */
const WHEN_PAINTED = `if (document.visibilityState === "hidden") start();
setTimeout(start, 2000);
new PerformanceObserver((list) => {
if (list.getEntriesByName("first-contentful-paint").length > 0) start();
}).observe({ type: "paint", buffered: true });`;
