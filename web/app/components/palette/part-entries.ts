import { partsIn } from '../contents/part.ts';
import { asCalled, type Entry } from './entry.ts';

/** The parts of the page that is open. */
export function partEntries(): Entry[] {
  return partsIn(document.getElementById('content')).map((part, index) => ({
    id: `part ${index}`,
    kind: 'part',
    icon: 'layers',
    title: asCalled(part.title),
    trail: null,
    words: '',
    to: part,
  }));
}
