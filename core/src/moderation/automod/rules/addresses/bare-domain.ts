/** Top-level domains that are better known as the ends of file names. */
const FILE_TYPES = new Set([
  'cab',
  'la',
  'md',
  'mk',
  'ml',
  'mm',
  'mov',
  'pm',
  'ps',
  'py',
  'rs',
  'sh',
  'so',
  'tf',
  'zip',
]);

/** Also file types in names that programmers give files. */
const SCRIPT_TYPES = new Set(['ac', 'am', 'app', 'cc', 'in', 'pl', 'pro', 'st']);
const FILE_NAMES = /^(?:main|index|app|lib|mod|test|tests?|script|run|setup|config\w*|makefile|readme|build|util\w*)$/;

/** Top-level domains that people write with a capital on purpose: `Example.Com`. */
const OFTEN_CAPITALISED = new Set([
  'app',
  'biz',
  'club',
  'com',
  'gg',
  'info',
  'io',
  'me',
  'net',
  'org',
  'ru',
  'tv',
  'xyz',
]);

/**
 * Whether a domain without `https://` is meant as an address: `main.rs` is a file, and in `the end.Next` a blank is
 * missing.
 * @param host In lower case.
 * @param cased The same as written.
 */
export function isMeantAsAddress(host: string, cased: string, hasPath: boolean): boolean {
  const labels = host.split('.');
  const [name = '', type = ''] = labels.slice(-2);
  if (hasPath || labels[0] === 'www') return true;
  if (labels.length === 2 && (FILE_TYPES.has(type) || (SCRIPT_TYPES.has(type) && FILE_NAMES.test(name)))) return false;
  const [casedName = '', casedType = ''] = cased.split('.').slice(-2);
  const beginsSentence = /^\p{Lu}\p{Ll}+$/u.test(casedType) && !/\p{Lu}/u.test(casedName.slice(1));
  return !beginsSentence || OFTEN_CAPITALISED.has(type);
}
