import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSession } from '../session/use-chat.ts';
import type { Choice } from '../shapes/shapes.ts';
import { typedValues } from './option-values.ts';

const ASK_AFTER_MS = 150;
const NONE: Choice[] = [];

interface Question {
  /** The command, with its groups. */
  path: string;
  option: string;
  box: RefObject<HTMLDivElement | null>;
  field: RefObject<HTMLInputElement | null>;
}

/** The choices that the bot offers while somebody types; an answer to an earlier question is discarded. */
export function useSuggestedChoices({ path, option, box, field }: Question) {
  const { ask, store } = useSession();
  const [choices, setChoices] = useState(NONE);
  const timer = useRef<number | undefined>(undefined);
  const requests = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const offer = async () => {
    if (box.current === null || field.current === null) return;
    requests.current += 1;
    const current = requests.current;
    const options = { ...typedValues(box.current), [option]: field.current.value };
    const question = { name: path, options, focused: option };
    const place = `/channels/${store.read().channel}/autocomplete`;
    const found = await ask<Choice[]>(place, 'POST', question).catch(() => NONE);
    if (current === requests.current && document.activeElement === field.current) setChoices(found);
  };
  const askLater = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void offer(), ASK_AFTER_MS);
  };
  const forget = () => setChoices(NONE);

  return { choices, askLater, forget };
}
