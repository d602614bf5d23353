import { useTranslate } from 'ra-core';
import { memo, useCallback, useMemo } from 'react';
import type { EditSession } from '../../../engine/editing/useEditSession';
import { findCssIssues } from '../../../engine/storefront/findCssIssues';
import { MAX_CSS_BYTES, type ThemeSettings } from '../../../engine/storefront/themeSettings';
import { CodeEditor } from '../../../ui/code/CodeEditor';
import type { Completion } from '../../../ui/code/codeTypes';
import { useDebouncedValue } from '../../../ui/inputs/useDebouncedValue';
import { Card } from '../../../ui/layout/Card';
import { classesByPart, widgetProperties } from '../preview/widgetClasses';
import { CssVersions } from './CssVersions';
import styles from './theme.module.css';

interface CssCardProps {
  css: string;
  change: EditSession<ThemeSettings>['change'];
  saved: string;
  /** Whether the style sheet exceeds the size limit. */
  isTooLong: boolean;
  serverError: string | undefined;
}

/** Custom CSS editor with earlier versions. */
export const CssCard = memo(function CssCard({ css, change, saved, isTooLong, serverError }: CssCardProps) {
  const translate = useTranslate();
  const completions = useClassCompletions();
  const debouncedCss = useDebouncedValue(css);
  const diagnostics = useMemo(
    () =>
      findCssIssues(debouncedCss).map(({ from, to, key }) => ({
        from,
        to,
        message: translate(key),
        severity: 'warning' as const,
      })),
    [debouncedCss, translate],
  );
  const setCss = useCallback(
    (next: string, typed?: { merge: string; isTyped: true }) => change((now) => ({ ...now, css: next }), typed),
    [change],
  );
  return (
    <Card title={translate('theme.css.title')}>
      <p className={styles.muted}>{translate('theme.css.text')}</p>
      <div data-field="css">
        <CodeEditor
          label={translate('theme.css.label')}
          language="css"
          value={css}
          onChange={(next) => setCss(next, { merge: 'css', isTyped: true })}
          completions={completions}
          diagnostics={diagnostics}
          maxBytes={MAX_CSS_BYTES}
          help={translate('theme.css.help')}
          error={isTooLong ? translate('theme.css.tooLong') : serverError}
        />
      </div>
      <CssVersions saved={saved} onRestore={setCss} />
    </Card>
  );
});

const parts = ['everywhere', 'stars', 'reviewsAndQuestions', 'programme', 'overThePage', 'otherWidgets'] as const;

/** Completions of the CSS editor: class names and custom properties of the widgets. */
function useClassCompletions(): readonly Completion[] {
  const translate = useTranslate();
  return useMemo(
    () => [
      ...parts.flatMap((part) =>
        classesByPart[part].map((name) => ({ label: `.${name}`, detail: translate(`theme.css.parts.${part}`) })),
      ),
      ...widgetProperties.map((name) => ({ label: name, detail: translate('theme.css.parts.value') })),
    ],
    [translate],
  );
}
