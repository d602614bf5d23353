import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { Edited } from '../../../engine/editing/useEdited';
import { CodeEditor } from '../../../ui/code/CodeEditor';
import { Sheet } from '../../../ui/Sheet';
import { CssVersions } from './CssVersions';
import { cssProblems } from './cssProblems';
import { type Look, mostCss } from './look';
import styles from './theme.module.css';
import { useClassCompletions } from './useClassCompletions';

interface CssCardProps {
  edited: Pick<Edited<Look>, 'value' | 'change'>;
  saved: string;
  /** It cannot be published as it is. */
  isTooLong: boolean;
  refused: string | undefined;
}

/** Rules of the merchant's own, and those that were published before. */
export function CssCard({ edited, saved, isTooLong, refused }: CssCardProps) {
  const translate = useTranslate();
  const { css } = edited.value;
  const completions = useClassCompletions();
  const problems = useMemo(
    () =>
      cssProblems(css).map(({ from, to, key }) => ({
        from,
        to,
        message: translate(key),
        severity: 'warning' as const,
      })),
    [css, translate],
  );
  return (
    <Sheet title={translate('theme.css.title')}>
      <p className={styles.quiet}>{translate('theme.css.text')}</p>
      <div data-field="css">
        <CodeEditor
          label={translate('theme.css.label')}
          language="css"
          value={css}
          onChange={(next) => edited.change((now) => ({ ...now, css: next }), { merge: 'css' })}
          completions={completions}
          problems={problems}
          maxBytes={mostCss}
          help={translate('theme.css.help')}
          error={isTooLong ? translate('theme.css.tooLong') : refused}
        />
      </div>
      <CssVersions saved={saved} onPutBack={(next) => edited.change((now) => ({ ...now, css: next }))} />
    </Sheet>
  );
}
