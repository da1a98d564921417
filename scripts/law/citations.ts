import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const GENERATED = /(^|\/)(node_modules|generated|build|\.react-router|test-results|data)(\/|$)/;
const SOURCES = '**/*.{ts,tsx,mjs,css,md,yml,yaml}';

/** `docs/rules/boost.md#prices` in a comment or text. */
const CITATION = /\bdocs\/[\w./-]+\.md(?:#[\w-]*)?/g;
/** `decision 0042`, `decisions 0042, 0043 and 0044`. */
const DECISIONS = /\bdecisions? (\d{4}(?:(?:, | and )\d{4})*)/gi;
/** `[text](../rules/boost.md#prices)` in a document. */
const LINK = /\]\(([^)\s]+)\)/g;
/** Documents outside of the repository. */
const EXTERNAL_DOCUMENTS =
  /\b(?:spec|platform-facts|fairness|stack|visual|style|yookassa)\.md\b|\bdiscord-openapi\b|\bdecisions,\s+(?:(?:\*|\/\/)\s+)?["“]/gi;
/** Files that have to mention these names. */
const EXEMPT = /^scripts\/law\/citations(\.test)?\.ts$|^docs\/decisions\/0111-/;

interface Document {
  path: string;
  text: string;
}

/**
 * One line for each citation below `root` that matches no document or heading, or names a document outside of the
 * repository.
 */
export function findDeadCitations(root: string): string[] {
  const documents = readDocuments(root);
  const anchors = new Map(
    documents.filter(({ path }) => path.endsWith('.md')).map(({ path, text }) => [path, anchorsOf(text)]),
  );
  const decisions = new Set([...anchors.keys()].flatMap((path) => /^docs\/decisions\/(\d{4})-/.exec(path)?.[1] ?? []));
  const exists = (target: string): boolean => {
    const [path = '', anchor] = target.split('#');
    const headings = anchors.get(path);
    return headings !== undefined && (anchor === undefined || headings.has(anchor));
  };

  return documents
    .filter(({ path }) => !EXEMPT.test(path))
    .flatMap(({ path, text }) => [
      ...citationsIn(path, text)
        .filter((target) => !exists(target))
        .map((target) => `${path} cites ${target}, which is not there`),
      ...decisionsIn(text)
        .filter((number) => !decisions.has(number))
        .map((number) => `${path} cites decision ${number}, which is not there`),
      ...[...text.matchAll(EXTERNAL_DOCUMENTS)].map(
        ([name]) => `${path} names ${name}, which is no document of the repository`,
      ),
    ]);
}

function readDocuments(root: string): Document[] {
  const found = globSync(SOURCES, { cwd: root, exclude: (path) => GENERATED.test(path) });
  return found
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

function citationsIn(path: string, text: string): string[] {
  const cited = [...text.matchAll(CITATION)].map(([target]) => target);
  if (!path.endsWith('.md')) return cited;
  const links = [...text.matchAll(LINK)].map(([, target = '']) => target);
  const linked = links
    .filter((target) => !/^[a-z]+:/.test(target) && /\.md(#|$)|^#/.test(target))
    .map((target) => (target.startsWith('#') ? path + target : posix.join(posix.dirname(path), target)));
  return linked;
}

function decisionsIn(text: string): string[] {
  return [...text.matchAll(DECISIONS)].flatMap(([, numbers = '']) => numbers.match(/\d{4}/g) ?? []);
}

/** The anchors that GitHub generates for a document's headings. */
function anchorsOf(text: string): Set<string> {
  const headings = [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .trim()
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}
