import { expect, test } from 'vitest';
import { fieldSpans } from './field-spans.ts';

test.for([
  { inline: [], spans: [] },
  { inline: [false, false], spans: [12, 12] },
  { inline: [true], spans: [12] },
  { inline: [true, true, false, true], spans: [6, 6, 12, 12] },
  { inline: [true, true, true, true, true], spans: [4, 4, 4, 6, 6] },
])('Fields with inline flags $inline span $spans of twelve columns', ({ inline, spans }) => {
  expect(fieldSpans(inline)).toEqual(spans);
});
