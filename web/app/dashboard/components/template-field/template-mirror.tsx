import type { TemplateProblem } from '@perigee/core/base/templates/problem';
import { Fragment, type Ref } from 'react';
import { offsetOf, splitTemplate, type TemplatePart } from '@perigee/core/base/templates/split-template';
import styles from './template-field.module.css';

interface TemplateMirrorProps {
  text: string;
  /** The sample text of an empty field, which takes its room here too. */
  placeholder: string | undefined;
  problem: TemplateProblem | null;
  /** The position of the suggestion list; an empty element marks it. */
  markAt: number | null;
  ref: Ref<HTMLDivElement>;
}

/** The coloured template behind the field's transparent text, which it matches in height. */
export function TemplateMirror({ text, placeholder, problem, markAt, ref }: TemplateMirrorProps) {
  const wrongAt = problem && offsetOf(text, problem);

  return (
    <div
      ref={ref}
      className={styles['mirror']}
      data-placeholder={text === '' ? placeholder : undefined}
      aria-hidden="true"
    >
      {splitTemplate(text).map((part) => (
        <span key={part.start} data-kind={part.kind} data-wrong={wrongAt !== null && isIn(part, wrongAt)}>
          <MarkedText part={part} markAt={markAt} />
        </span>
      ))}
      {/* An empty line has no height, and the last one may be empty. */}
      {'\n'}
    </div>
  );
}

function MarkedText({ part, markAt }: { part: TemplatePart; markAt: number | null }) {
  if (markAt === null || !isIn(part, markAt - 1)) return part.text;
  const cut = markAt - part.start;
  return (
    <Fragment>
      {part.text.slice(0, cut)}
      <i data-marker />
      {part.text.slice(cut)}
    </Fragment>
  );
}

function isIn({ start, text }: TemplatePart, offset: number): boolean {
  return offset >= start && offset < start + text.length;
}
