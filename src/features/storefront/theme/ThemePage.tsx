import '../../../../i18n/en/areas/widgets';
import '../../../../i18n/en/areas/theme';
import '../../../../i18n/en/areas/storeLanguages';
import { useTranslate } from 'ra-core';
import { memo, Suspense, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { getLanguage } from '../../../../resources/languages';
import { Editor } from '../../../engine/editing/Editor';
import { useSettingsEditor } from '../../../engine/editing/useSettingsEditor';
import { useRefreshWidgets } from '../../../engine/shop/useRefreshWidgets';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { focusField } from '../../../ui/focus/focusField';
import { Spinner } from '../../../ui/icons/Spinner';
import columnStyles from '../../../ui/layout/columns.module.css';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { lazyPart } from '../../../ui/lazy/lazyPart';
import NotFoundPage from '../../../ui/navigation/NotFoundPage';
import { TabBar } from '../../../ui/navigation/TabBar';
import { Modal } from '../../../ui/overlays/Modal';
import { useListText } from '../../../ui/text/useListText';
import { useLanguageName } from '../../locale/dictionaries/useLanguageNames';
import { findCssIssues } from '../findCssIssues';
import {
  diffThemeSettings,
  findInvalidThemeParts,
  type InvalidThemePart,
  type ThemeSettings,
  themeSettingsShape,
  toThemeSettings,
} from '../themeSettings';
import { TabContent } from './TabContent';
import styles from './theme.module.css';
import { buildThemeTabUrl, type ThemeTab, themeTabs } from './themeTabs';
import { useStoreCssVersion } from './useCssVersions';

/** Theme page. The tab comes from the URL. */
export default function ThemePage() {
  const { '*': rest = '' } = useParams();
  const tab = themeTabs.find((item) => item === rest);
  return tab === undefined ? <NotFoundPage /> : <ThemeEditor tab={tab} />;
}

const ThemePreview = lazyPart(() => import('./ThemePreview'));

/** Theme editor. All tabs share one draft and one save bar. */
function ThemeEditor({ tab }: { tab: ThemeTab }) {
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
  const [problem, setProblem] = useState<CssProblem | null>(null);
  const submit = async () => {
    const { css } = editor.latest();
    const found = css === saved.css ? null : await findCssProblem(css);
    if (found) setProblem(found);
    else await editor.submit();
  };
  const hasPreview = tab === '' || tab === 'css';
  const isThemeUrl = (to: string | null) => to !== null && themeTabs.some((item) => buildThemeTabUrl(item) === to);
  return (
    <>
      <ThemeHeader tab={tab} />
      <Editor
        editor={{ ...editor, submit }}
        changes={editor.changeCount}
        {...labels}
        guard={(to) => !isThemeUrl(to) && editor.hasUnsavedChanges()}
      >
        <div className={hasPreview ? styles.columns : undefined}>
          <div className={columnStyles.stackAboveBar}>
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
      {problem && (
        <PublishCssDialog
          problem={problem}
          onCancel={() => setProblem(null)}
          onConfirm={() => {
            setProblem(null);
            void editor.submit();
          }}
        />
      )}
    </>
  );
}

/** What to ask about before a style sheet is published. */
interface CssProblem {
  /** It hides whole pages of the store, or browsers can't read parts of it. */
  kind: 'hiding' | 'invalid';
  lines: readonly number[];
}

/** Returns the worst problem of a style sheet. Without its parser, what browsers can't read isn't known. */
async function findCssProblem(css: string): Promise<CssProblem | null> {
  const hiding = findCssIssues(css).filter(({ key }) => key === 'theme.css.hiddenPage');
  if (hiding.length > 0)
    return { kind: 'hiding', lines: [...new Set(hiding.map(({ from }) => css.slice(0, from).split('\n').length))] };
  try {
    const { findInvalidCssLines } = await import('../../../ui/code/findInvalidCssLines');
    const lines = findInvalidCssLines(css);
    return lines.length > 0 ? { kind: 'invalid', lines } : null;
  } catch {
    return null;
  }
}

interface PublishCssDialogProps {
  problem: CssProblem;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Confirms publishing a style sheet with a problem, and names its lines. */
function PublishCssDialog({ problem: { kind, lines }, onCancel, onConfirm }: PublishCssDialogProps) {
  const translate = useTranslate();
  const formatList = useListText();
  return (
    <Modal
      danger
      title={translate(`theme.css.publish.${kind}.title`)}
      submitLabel={translate('theme.css.publish.submit')}
      onCancel={onCancel}
      onSubmit={onConfirm}
    >
      <p>{translate(`theme.css.publish.${kind}.text`)}</p>
      <p>{translate(`theme.css.publish.${kind}.lines`, { lines: formatList(lines.map(String)) })}</p>
    </Modal>
  );
}

/** Page title and tabs. */
const ThemeHeader = memo(function ThemeHeader({ tab }: { tab: ThemeTab }) {
  const translate = useTranslate();
  return (
    <>
      <PageHeader title={translate('pages.theme.title')} subtitle={translate('theme.subtitle')} />
      <div className={styles.tabs}>
        <TabBar
          label={translate('theme.tabs.label')}
          tabs={themeTabs.map((item) => ({
            key: item,
            label: translate(tabMessageKeys[item]),
            to: buildThemeTabUrl(item),
            current: item === tab,
          }))}
        />
      </div>
    </>
  );
});

/** Message keys of the tab labels. */
const tabMessageKeys: Readonly<Record<ThemeTab, string>> = {
  '': 'theme.tabs.colors',
  widgets: 'theme.tabs.widgets',
  css: 'theme.tabs.css',
  languages: 'theme.tabs.languages',
  install: 'theme.tabs.install',
};

/** Site setting names mapped to their part of the theme settings. */
const partsByField: Readonly<Record<string, string>> = {
  customCss: 'css',
  defaultLocale: 'defaultLanguage',
  supportedLanguages: 'languages',
};

/** Labels and formatted values of theme settings, for error and conflict messages. */
function useThemeSettingsLabels() {
  const translate = useTranslate();
  const formatList = useListText();
  const getLanguageName = useLanguageName();
  const formatLanguage = (code: string) => getLanguageName(getLanguage(code));
  const getLabel = ([part = '', name = '']: readonly string[]): string => {
    if (part === 'colors') return translate(`theme.colors.${name}`, { _: name });
    if (part === 'css') return translate('theme.css.label');
    if (part === 'defaultLanguage') return translate('storeLanguages.main');
    return translate(part === 'languages' ? 'storeLanguages.list' : 'pages.theme.title');
  };
  return {
    getLabel,
    /** Returns the label of a field of the site settings or of their widget theme. */
    getFieldLabel(field: string): string {
      if (field === 'widgetTheme') return translate('theme.tabs.colors');
      const part = partsByField[field];
      return getLabel(part === undefined ? ['colors', field] : [part]);
    },
    formatValue: (value: unknown, [part]: readonly string[]): string => {
      if (Array.isArray(value)) return formatList(value.map((code) => formatLanguage(String(code))));
      if (typeof value !== 'string') return '';
      return part === 'defaultLanguage' ? formatLanguage(value) : value;
    },
  };
}
