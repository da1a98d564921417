import styles from './fair.module.css';

interface HexLineProps {
  label: string;
  value: string;
}

/** A seed or a hash with its label. */
export function HexLine({ label, value }: HexLineProps) {
  return (
    <dl className={styles['hex']}>
      <dt>{label}</dt>
      <dd>
        <code>{value}</code>
      </dd>
    </dl>
  );
}
