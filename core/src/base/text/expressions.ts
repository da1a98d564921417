import { RE2JS, RE2JSSyntaxException, RE2Set } from 're2js';

/**
 * Largest program an expression may compile to: a search takes at most as many steps per character. Counted
 * repetitions such as `{100}` multiply it.
 */
const PROGRAM_MAX = 400;

const FLAGS = RE2JS.CASE_INSENSITIVE;

/** Why an expression cannot be used, with the part that is refused. */
interface ExpressionRefusal {
  code: 'expressionInvalid' | 'expressionUnsupported' | 'expressionTooBig' | 'expressionMatchesAll';
  text: string;
}

/** What the engine lacks, because it could take exponential time: look-around and back-references. */
const UNSUPPORTED = /^(?:\(\?<?[=!]|\(\?>|\\[1-9k])/;

/** Why an expression cannot be used; null if it can. */
export function refuseExpression(expression: string): ExpressionRefusal | null {
  try {
    const compiled = RE2JS.compile(expression, FLAGS);
    if (compiled.programSize() > PROGRAM_MAX) return { code: 'expressionTooBig', text: expression };
    return compiled.test('') ? { code: 'expressionMatchesAll', text: expression } : null;
  } catch (error) {
    if (!(error instanceof RE2JSSyntaxException)) throw error;
    // The engine writes its flags in front.
    const text = (error.getPattern() ?? expression).replace(/^\(\?i\)/, '');
    if (/repeat/.test(error.getDescription()) && /\d/.test(text)) return { code: 'expressionTooBig', text };
    return { code: UNSUPPORTED.test(text) ? 'expressionUnsupported' : 'expressionInvalid', text };
  }
}

/** Where an expression matched; the end is exclusive. */
interface Match {
  start: number;
  end: number;
}

/**
 * Finds the first match of one of these expressions, in time linear in the text's length. Expressions that cannot be
 * used, such as ones of a draft, are ignored.
 */
export function compileExpressions(expressions: readonly string[]): (text: string) => Match | null {
  const usable = expressions.filter((each) => refuseExpression(each) === null);
  if (usable.length === 0) return () => null;
  const set = new RE2Set(RE2Set.UNANCHORED, FLAGS);
  for (const each of usable) set.add(each);
  set.compile();
  const compiled = usable.map((each) => RE2JS.compile(each, FLAGS));
  return (text) => {
    const [first] = set.match(text);
    const matcher = first === undefined ? undefined : compiled[first]?.matcher(text);
    if (matcher === undefined || !matcher.find() || matcher.end() === matcher.start()) return null;
    return { start: matcher.start(), end: matcher.end() };
  };
}
