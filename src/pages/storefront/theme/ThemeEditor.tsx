import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { Editor } from '../../../engine/editing/Editor';
import { useSettingsEditor } from '../../../engine/editing/useSettingsEditor';
import { useRefreshWidgets } from '../../../engine/shop/useRefreshWidgets';
import {
  diffThemeSettings,
  findInvalidThemeParts,
  type InvalidThemePart,
  type ThemeSettings,
  themeSettingsShape,
  toThemeSettings,
} from '../../../engine/storefront/themeSettings';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { focusField } from '../../../ui/focus/focusField';
import { Spinner } from '../../../ui/icons/Spinner';
import { lazyPart } from '../../../ui/lazy/lazyPart';
import { TabContent } from './TabContent';
import { ThemeHeader } from './ThemeHeader';
import styles from './theme.module.css';
import { buildThemeTabUrl, type ThemeTab, themeTabs } from './themeTabs';
import { useStoreCssVersion } from './useCssVersions';
import { useThemeSettingsLabels } from './useThemeSettingsLabels';

const ThemePreview = lazyPart(() => import('./ThemePreview'));

/** Theme editor. All tabs share one draft and one save bar. */
export function ThemeEditor({ tab }: { tab: ThemeTab }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const labels = useThemeSettingsLabels();
  const refreshWidgets = useRefreshWidgets();
  const storeCssVersion = useStoreCssVersion();
  const editor = useSettingsEditor<ThemeSettings, InvalidThemePart>({
    name: 'edit:theme',
    shape: themeSettingsShape,
    read: toThemeSettings,
    diff: diffThemeSettings,
    validate: (value, stored) => findInvalidThemeParts(stored, value),
    async focusIssue(issue) {
      await navigate(buildThemeTabUrl(issue === 'css' ? 'css' : ''), { replace: true });
      focusField(issue);
    },
    onSent({ customCss }) {
      refreshWidgets();
      if (typeof customCss === 'string') storeCssVersion(customCss);
    },
    savedText: translate('theme.published'),
  });
  const { value, saved } = editor;
  const hasPreview = tab === '' || tab === 'css';
  const isThemeUrl = (to: string | null) => to !== null && themeTabs.some((item) => buildThemeTabUrl(item) === to);
  return (
    <>
      <ThemeHeader tab={tab} />
      <Editor
        editor={editor}
        changes={editor.changeCount}
        {...labels}
        guard={(to) => !isThemeUrl(to) && editor.hasUnsavedChanges()}
      >
        <div className={hasPreview ? styles.columns : undefined}>
          <div className={styles.stack}>
            <Suspense fallback={<Spinner label />}>
              <TabContent tab={tab} editor={editor} />
            </Suspense>
          </div>
          {hasPreview && (
            <Suspense fallback={<Skeleton height={480} />}>
              <ThemePreview themeSettings={value} saved={saved} listen={editor.listen} latest={editor.latest} />
            </Suspense>
          )}
        </div>
      </Editor>
    </>
  );
}
