import { useTranslate } from 'ra-core';
import { memo, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { getLanguage } from '../../../../resources/languages';
import type { EmailTemplate } from '../../../../resources/templates/template';
import type { TemplateKey } from '../../../../resources/templates/templateKeys';
import { getTemplateVariables, requiredVariables } from '../../../../resources/templates/variables';
import { Editor } from '../../../engine/editing/Editor';
import type { PickedItem } from '../../../engine/pickers/pickedItem';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Spinner } from '../../../ui/icons/Spinner';
import { useDebouncedValue } from '../../../ui/inputs/useDebouncedValue';
import { Card } from '../../../ui/layout/Card';
import columnStyles from '../../../ui/layout/columns.module.css';
import { lazyPart } from '../../../ui/lazy/lazyPart';
import { TabBar } from '../../../ui/navigation/TabBar';
import { Menu } from '../../../ui/overlays/Menu';
import { checkTemplate, type TemplateIssue, type TemplateTexts } from '../checks/checkTemplate';
import { PublishErrorsDialog, TemplateIssueList } from '../checks/TemplateIssueList';
import { fillPlaceholders, findPlaceholders, type PlaceholderValues, toPlaceholder } from '../markup/placeholders';
import { usePreviewValues } from '../preview/usePreviewValues';
import { TemplateError } from '../save/TemplateError';
import { isSameTemplateText } from '../save/templateTexts';
import { type TemplateEditorController, useTemplateEditor } from '../save/useTemplateEditor';
import { EditorHeader } from './EditorHeader';
import { MainTextNotice } from './MainTextNotice';
import { type TemplateAction, TemplateDialog } from './TemplateDialog';
import styles from './TemplateEditor.module.css';
import { type InsertText, TemplateEditorContext } from './TemplateEditorContext';
import { SubjectField } from './TemplateField';
import { type EditorView, editorViews, useEditorNavigation } from './useEditorNavigation';

const VisualView = lazyPart(() => import('../visual/VisualView'));
const SourceView = lazyPart(() => import('../source/SourceView'));
const ChangesView = lazyPart(() => import('../changes/ChangesView'));
const TemplatePreview = lazyPart(() => import('../preview/TemplatePreview'));

interface TemplateEditorProps {
  templateKey: TemplateKey;
  locale: string;
  /** The published template; undefined if the server has none. */
  template: EmailTemplate | undefined;
}

/** Email template editor: subject and body in one of several views, next to issues and a live preview. */
export function TemplateEditor({ templateKey, locale, template }: TemplateEditorProps) {
  const translate = useTranslate();
  const editor = useTemplateEditor(templateKey, locale, template);
  const [action, setAction] = useState<TemplateAction | null>(null);
  const [recipient, setRecipient] = useState<PickedItem | null>(null);
  const [insertTarget, setInsertTarget] = useState<{ run: InsertText } | null>(null);
  const values = usePreviewValues(locale, recipient);
  const { variables, issues, checkNow } = useTemplateChecks(editor, values);
  const { view, region, sourceSelection, goTo, showBlock, onSourceSelected } = useEditorNavigation(editor);
  const { value, tools } = editor;
  const [blockingErrors, setBlockingErrors] = useState<readonly TemplateIssue[] | null>(null);
  const getFieldName = (path: readonly string[]) =>
    translate(path[0] === 'subject' ? 'templateEditor.subject' : 'templateEditor.source');
  const registerInsert = useCallback((next: InsertText | null) => setInsertTarget(next && { run: next }), []);
  const contextValue = useMemo(
    () => ({ language: getLanguage(locale), variables, goTo, registerInsert }),
    [locale, variables, goTo, registerInsert],
  );
  const errorCount = getErrors(issues).length;
  const submit = async () => {
    const errors = getErrors(await checkNow());
    if (errors.length > 0) setBlockingErrors(errors);
    else await editor.submit();
  };
  return (
    <TemplateEditorContext value={contextValue}>
      <EditorHeader {...{ templateKey, locale, template }} onAction={setAction} />
      <TemplateDialog action={action} editor={editor} onClose={() => setAction(null)} />
      <Editor
        editor={{ ...editor, submit }}
        changes={
          errorCount > 0 ? (
            <span className={styles.errors}>
              {translate('templateEditor.unpublishedErrors', { smart_count: errorCount })}
            </span>
          ) : undefined
        }
        getLabel={getFieldName}
        formatValue={(text) => String(text ?? '')}
        renderError={(error) => <TemplateError error={error} />}
      >
        <div className={styles.columns}>
          <div ref={region} className={columnStyles.stackAboveBar}>
            <Card
              title={translate('templateEditor.text')}
              action={<VariableMenu variables={variables} insert={insertTarget?.run ?? null} />}
            >
              <MainTextNotice editor={editor} />
              <SubjectField edited={tools} values={values} serverError={editor.serverErrors['subject']} />
              <EditorViewTabs
                view={view}
                hasChanges={editor.defaults !== null && !isSameTemplateText(value, editor.defaults)}
              />
              <Suspense fallback={<Spinner label />}>
                {view === 'visual' && <VisualView source={value.html} edited={tools} />}
                {view === 'html' && (
                  <SourceView
                    html={value.html}
                    change={tools.change}
                    {...{ issues, sourceSelection, onSourceSelected }}
                  />
                )}
                {view === 'changes' && <ChangesView editor={editor} />}
              </Suspense>
            </Card>
          </div>
          <div className={columnStyles.stackAboveBar}>
            <TemplateIssueList issues={issues} />
            <Card title={translate('templateEditor.preview.title')}>
              <RecipientPicker recipient={recipient} onChange={setRecipient} />
              <Suspense fallback={<Skeleton height={480} />}>
                <TemplatePreview texts={value} edited={tools} locale={locale} values={values} onPick={showBlock} />
              </Suspense>
            </Card>
          </div>
        </div>
      </Editor>
      {blockingErrors && (
        <PublishErrorsDialog
          errors={blockingErrors}
          onCancel={() => setBlockingErrors(null)}
          onConfirm={() => {
            setBlockingErrors(null);
            void editor.submit();
          }}
        />
      )}
    </TemplateEditorContext>
  );
}

/** Loads the function that finds syntax errors of HTML. Without it, an email can be edited and published all the same. */
const loadFindHtmlErrors = async () => {
  try {
    return (await import('../../../ui/code/findHtmlErrors')).findHtmlErrors;
  } catch {
    return () => [];
  }
};

type FindHtmlErrors = Awaited<ReturnType<typeof loadFindHtmlErrors>>;

const getErrors = (issues: readonly TemplateIssue[]) => issues.filter(({ severity }) => severity === 'error');

/** Returns the issues of the draft, debounced or as of now, and the variables that it can use. */
function useTemplateChecks(editor: TemplateEditorController, values: PlaceholderValues) {
  const { templateKey, defaults } = editor;
  const translate = useTranslate();
  const [findHtmlErrors, setFindHtmlErrors] = useState<FindHtmlErrors>(() => () => []);
  useEffect(() => {
    void loadFindHtmlErrors().then((find) => setFindHtmlErrors(() => find));
  }, []);
  const texts = useDebouncedValue(editor.value);
  const variables = useMemo(() => getTemplateVariables(templateKey), [templateKey]);
  const context = useMemo(() => {
    // Variables of the default texts are supported even if they are not documented.
    const defaultVariables = defaults
      ? findPlaceholders(`${defaults.subject} ${defaults.html}`).map(({ name }) => name)
      : [];
    return {
      knownVariables: new Set<string>([...variables, ...defaultVariables]),
      requiredVariables: requiredVariables(templateKey),
    };
  }, [variables, defaults, templateKey]);
  const check = useCallback(
    (checked: TemplateTexts, find: FindHtmlErrors) =>
      checkTemplate(checked, {
        ...context,
        findHtmlErrors: (html) => find(html, translate),
        filledSubject: fillPlaceholders(checked.subject, values),
      }),
    [context, values, translate],
  );
  const issues = useMemo(() => check(texts, findHtmlErrors), [check, texts, findHtmlErrors]);
  return { variables, issues, checkNow: async () => check(editor.latest(), await loadFindHtmlErrors()) };
}

interface EditorViewTabsProps {
  view: EditorView;
  /** Whether there are default texts that differ. */
  hasChanges: boolean;
}

/** Tabs for the views of the text: blocks, HTML, and changes from the default, if there are any. */
const EditorViewTabs = memo(function EditorViewTabs({ view, hasChanges }: EditorViewTabsProps) {
  const translate = useTranslate();
  const [searchParams] = useSearchParams();
  const buildSearch = (value: EditorView) => {
    const next = new URLSearchParams(searchParams);
    if (value === 'visual') next.delete('view');
    else next.set('view', value);
    return `?${next}`;
  };
  return (
    <TabBar
      label={translate('templateEditor.views.label')}
      tabs={editorViews
        .filter((item) => item !== 'changes' || hasChanges || view === 'changes')
        .map((item) => ({
          key: item,
          label: translate(`templateEditor.views.${item}`),
          to: { search: buildSearch(item) },
          current: item === view,
        }))}
    />
  );
});

interface VariableMenuProps {
  variables: readonly string[];
  /** Inserts a text at the last caret position; null if no field was focused yet. */
  insert: InsertText | null;
}

/** Menu that inserts a variable at the last caret position. */
const VariableMenu = memo(function VariableMenu({ variables, insert }: VariableMenuProps) {
  const translate = useTranslate();
  const label = translate('templateEditor.variables.insert');
  return (
    <Menu
      size="small"
      align="end"
      label={label}
      trigger={label}
      disabled={!insert}
      entries={variables.map((name) => ({
        key: name,
        label: translate('templateEditor.variables.entry', {
          name: translate(`templateEditor.variables.names.${name}`),
          written: toPlaceholder(name),
        }),
        // Wait until the menu has restored focus to its button.
        onSelect: () => setTimeout(() => insert?.(toPlaceholder(name))),
      }))}
    />
  );
});

const RecordPicker = lazyPart(async () => ({
  default: (await import('../../../engine/pickers/RecordPicker')).RecordPicker,
}));

interface RecipientPickerProps {
  recipient: PickedItem | null;
  onChange: (recipient: PickedItem | null) => void;
}

/** Picks the customer whose data fill the preview; sample data if none is picked. */
const RecipientPicker = memo(function RecipientPicker({ recipient, onChange }: RecipientPickerProps) {
  const translate = useTranslate();
  return (
    <Suspense fallback={<Skeleton height={56} />}>
      <RecordPicker
        from="customers"
        label={translate('templateEditor.preview.reader')}
        help={recipient ? translate('templateEditor.preview.rest') : translate('templateEditor.preview.samples')}
        value={recipient}
        onChange={onChange}
      />
    </Suspense>
  );
});
