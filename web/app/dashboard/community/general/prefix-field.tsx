import { PREFIX_MAX, prefixSchema } from '@perigee/core/community/general/schema';
import * as z from 'zod/mini';
import { m } from '#texts';
import { CounterTextInput } from '../../components/pickers/counter-text-input.tsx';
import type { FieldProps } from '../../components/pickers/field-props.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import styles from './general.module.css';

/** The prefix with its counter, and an example command. */
export function PrefixField(props: FieldProps<string>) {
  const text = useText();
  const isValid = z.safeParse(prefixSchema, props.value).success;

  return (
    <div className={styles['prefix']}>
      <CounterTextInput {...props} label={text(m.general_prefix)} max={PREFIX_MAX} isCode />
      <p className={styles['example']}>
        {text(m.general_prefix_example)} <code>{isValid ? props.value : '…'}ping</code>
      </p>
    </div>
  );
}
