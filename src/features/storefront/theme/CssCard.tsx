import { useNotify, useTranslate } from 'ra-core';
import { memo, useCallback, useId, useMemo } from 'react';
import type { EditSession } from '../../../engine/editing/useEditSession';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { byRegion } from '../../../lib/format/locale';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { Button } from '../../../ui/buttons/Button';
import { CodeEditor } from '../../../ui/code/CodeEditor';
import type { Completion } from '../../../ui/code/codeTypes';
import { useDebouncedValue } from '../../../ui/inputs/useDebouncedValue';
import { Card } from '../../../ui/layout/Card';
import rowStyles from '../../../ui/layout/cardRows.module.css';
import textStyles from '../../../ui/text/text.module.css';
import { findCssIssues } from '../findCssIssues';
import { classesByPart, widgetProperties } from '../preview/widgetClasses';
import { MAX_CSS_BYTES, type ThemeSettings } from '../themeSettings';
import { useCssVersions } from './useCssVersions';

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
      <p className={textStyles.second}>{translate('theme.css.text')}</p>
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

const dateFormats = byRegion((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }));

interface CssVersionsProps {
  /** Published style sheet. */
  saved: string;
  onRestore: (css: string) => void;
}

/** Style sheets published from this browser, with buttons to restore them. */
const CssVersions = memo(function CssVersions({ saved, onRestore }: CssVersionsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { locale } = useCurrentSite();
  const versions = useCssVersions();
  const id = useId();
  const dateFormat = dateFormats(locale);
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{translate('theme.css.versions')}</h3>
      {versions.length === 0 && <p className={rowStyles.small}>{translate('theme.css.noVersions')}</p>}
      <ul aria-labelledby={id} className={rowStyles.list}>
        {versions.map(({ at, css }) => (
          <li key={at} className={rowStyles.row}>
            <div className={rowStyles.name}>
              <p>{dateFormat.format(at)}</p>
              <p className={rowStyles.small}>
                {css === '' ? translate('theme.css.empty') : translate('theme.css.size', { smart_count: css.length })}
              </p>
            </div>
            {css === saved ? (
              <StatusBadge tone="done">{translate('theme.css.current')}</StatusBadge>
            ) : (
              <Button
                size="small"
                aria-label={translate('theme.css.putBackNamed', { at: dateFormat.format(at) })}
                onClick={() => {
                  onRestore(css);
                  notify(translate('theme.css.isBack'));
                }}
              >
                {translate('theme.css.putBack')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
});
