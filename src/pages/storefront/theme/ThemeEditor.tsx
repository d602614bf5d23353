import { useTranslate } from 'ra-core';
import { Suspense, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { EditBar } from '../../../engine/editing/EditBar';
import { EditGuard } from '../../../engine/editing/EditGuard';
import { MergeConflictNotice } from '../../../engine/editing/MergeConflictNotice';
import { PublishError } from '../../../engine/editing/PublishError';
import { useEditSession } from '../../../engine/editing/useEditSession';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import {
  countChanges,
  diffThemeSettings,
  findInvalidThemeParts,
  type InvalidThemePart,
  themeSettingsShape,
  toThemeSettings,
} from '../../../engine/storefront/themeSettings';
import { Banner } from '../../../ui/feedback/Banner';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { firstField } from '../../../ui/focus/focusable';
import { Spinner } from '../../../ui/icons/Spinner';
import { lazyPart } from '../../../ui/lazy/lazyPart';
import { TabContent } from './TabContent';
import { ThemeHeader } from './ThemeHeader';
import styles from './theme.module.css';
import { buildThemeTabUrl, type ThemeTab, themeTabs } from './themeTabs';
import { usePublishTheme } from './usePublishTheme';
import { useThemeSettingsLabels } from './useThemeSettingsLabels';

const ThemePreview = lazyPart(() => import('./ThemePreview'));

const noErrors: Readonly<Record<string, string>> = {};

/** Theme editor. All tabs share one draft and one save bar. */
export function ThemeEditor({ tab }: { tab: ThemeTab }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { settings } = useCurrentSite();
  const saved = useMemo(() => toThemeSettings(settings), [settings]);
  const edited = useEditSession({ saved, name: 'edit:theme', shape: themeSettingsShape });
  const { publish, publishError } = usePublishTheme(edited);
  const [isChecked, setChecked] = useState(false);
  const labels = useThemeSettingsLabels();
  const issues = findInvalidThemeParts(saved, edited.value);
  const count = countChanges(diffThemeSettings(saved, edited.value));
  const hasPreview = tab === '' || tab === 'css';

  const showIssue = async (issue: InvalidThemePart) => {
    await navigate(buildThemeTabUrl(issue === 'css' ? 'css' : ''), { replace: true });
    for (const fieldElement of document.querySelectorAll<HTMLElement>('[data-field]')) {
      if (fieldElement.dataset['field'] !== issue) continue;
      (
        fieldElement.querySelector<HTMLElement>('[aria-invalid], [contenteditable]') ?? firstField(fieldElement)
      )?.focus();
    }
  };
  const tryPublish = () => {
    // `edited.value` may be a keystroke behind.
    const [first] = findInvalidThemeParts(saved, edited.latest());
    setChecked(first !== undefined);
    if (first !== undefined) void showIssue(first);
    else publish();
  };
  const isThemeUrl = (to: string | null) => to !== null && themeTabs.some((item) => buildThemeTabUrl(item) === to);
  const message = (
    <>
      {edited.isSaving ? translate('theme.bar.saving') : translate('theme.bar.changes', { smart_count: count })}
      {isChecked && issues.length > 0 && (
        <span className={styles.errors}>{translate('theme.bar.faults', { smart_count: issues.length })}</span>
      )}
    </>
  );
  return (
    <>
      <ThemeHeader tab={tab} />
      <div className={styles.stack}>
        {edited.isRestored && edited.isChanged && <Banner tone="info" title={translate('editing.restored')} />}
        <MergeConflictNotice
          conflicts={edited.conflicts}
          decide={edited.decide}
          nameOf={labels.getLabel}
          textOf={labels.formatValue}
        />
        <div className={hasPreview ? styles.columns : undefined}>
          <div className={styles.stack}>
            <Suspense fallback={<Spinner label />}>
              <TabContent
                tab={tab}
                edited={edited}
                saved={saved}
                isChecked={isChecked}
                issues={issues}
                serverErrors={publishError?.fields ?? noErrors}
              />
            </Suspense>
          </div>
          {hasPreview && (
            <Suspense fallback={<Skeleton height={480} />}>
              <ThemePreview themeSettings={edited.value} saved={saved} listen={edited.listen} latest={edited.latest} />
            </Suspense>
          )}
        </div>
      </div>
      <EditBar
        edited={edited}
        message={message}
        publish={translate('theme.bar.publish')}
        answer={
          publishError && edited.isChanged && <PublishError error={publishError} getFieldLabel={labels.getFieldLabel} />
        }
        onPublish={tryPublish}
      />
      <EditGuard when={(to) => !isThemeUrl(to) && (edited.isSaving || edited.hasUnsavedChanges())} />
    </>
  );
}
