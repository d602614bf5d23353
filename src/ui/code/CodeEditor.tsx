import { Suspense } from 'react';
import { withWords } from '../../../i18n/words';
import { lazyPart } from '../lazyPart';
import { Skeleton } from '../Skeleton';
import styles from './CodeEditor.module.css';
import type { CodeEditorProps } from './codeTypes';

const CodeField = lazyPart<CodeEditorProps>(() => withWords('code', () => import('./CodeField')));

/**
 * A text in a language of machines: highlighted, checked and completed while it is typed. Whatever is typed is kept,
 * right or wrong, long or short. Its code is loaded when it is first shown.
 */
export function CodeEditor(props: CodeEditorProps) {
  return (
    <Suspense fallback={<Waiting label={props.label} />}>
      <CodeField {...props} />
    </Suspense>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div aria-busy="true" className={styles.field}>
      <p className={styles.label}>{label}</p>
      <Skeleton height={208} />
    </div>
  );
}
