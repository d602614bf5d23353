import { Suspense } from 'react';
import { Skeleton } from '../feedback/Skeleton';
import { lazyPart } from '../lazy/lazyPart';
import textStyles from '../text/text.module.css';
import styles from './CodeEditor.module.css';
import type { CodeEditorProps } from './codeTypes';

const CodeField = lazyPart<CodeEditorProps>(() => import('./CodeField'));

/** Code editor with syntax highlighting, diagnostics, and completion. Never rejects or truncates input. Lazy-loaded. */
export function CodeEditor(props: CodeEditorProps) {
  return (
    <Suspense fallback={<CodeFieldSkeleton label={props.label} />}>
      <CodeField {...props} />
    </Suspense>
  );
}

function CodeFieldSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" className={styles.field}>
      <p className={textStyles.label}>{label}</p>
      <Skeleton height={208} />
    </div>
  );
}
