import { useTranslate } from 'ra-core';
import { memo, useCallback, useMemo } from 'react';
import type { Edited } from '../../../engine/editing/useEdited';
import { CodeEditor } from '../../../ui/code/CodeEditor';
import { Sheet } from '../../../ui/Sheet';
import { useSettled } from '../../../ui/useSettled';
import { CssVersions } from './CssVersions';
import { cssProblems } from './cssProblems';
import { type Look, mostCss } from './look';
import styles from './theme.module.css';
import { useClassCompletions } from './useClassCompletions';

interface CssCardProps {
  css: string;
  change: Edited<Look>['change'];
  saved: string;
  /** It cannot be published as it is. */
  isTooLong: boolean;
  refused: string | undefined;
}

/** Rules of the merchant's own, and those that were published before. */
export const CssCard = memo(function CssCard({ css, change, saved, isTooLong, refused }: CssCardProps) {
  const translate = useTranslate();
  const completions = useClassCompletions();
  const settled = useSettled(css);
  const problems = useMemo(
    () =>
      cssProblems(settled).map(({ from, to, key }) => ({
        from,
        to,
        message: translate(key),
        severity: 'warning' as const,
      })),
    [settled, translate],
  );
  const put = useCallback(
    (next: string, typed?: { merge: string; isTyped: true }) => change((now) => ({ ...now, css: next }), typed),
    [change],
  );
  return (
    <Sheet title={translate('theme.css.title')}>
      <p className={styles.quiet}>{translate('theme.css.text')}</p>
      <div data-field="css">
        <CodeEditor
          label={translate('theme.css.label')}
          language="css"
          value={css}
          onChange={(next) => put(next, { merge: 'css', isTyped: true })}
          completions={completions}
          problems={problems}
          maxBytes={mostCss}
          help={translate('theme.css.help')}
          error={isTooLong ? translate('theme.css.tooLong') : refused}
        />
      </div>
      <CssVersions saved={saved} onPutBack={put} />
    </Sheet>
  );
});
