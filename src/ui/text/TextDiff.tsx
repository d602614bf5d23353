import { useMemo } from 'react';
import { findTextDifferences } from './findTextDifferences';
import styles from './TextDiff.module.css';

interface TextDiffProps {
  before: string;
  after: string;
}

/** Source text with its removed and added words marked. Long unchanged parts are cut. */
export function TextDiff({ before, after }: TextDiffProps) {
  const parts = useMemo(() => findTextDifferences(before, after), [before, after]);
  return (
    <pre dir="ltr" className={styles.text}>
      {parts.map(({ kind, text }, n) => {
        if (kind === 'same') return text;
        const Tag = kind === 'added' ? 'ins' : 'del';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id and no state
          <Tag key={n} className={styles[kind]}>
            {text}
          </Tag>
        );
      })}
    </pre>
  );
}
