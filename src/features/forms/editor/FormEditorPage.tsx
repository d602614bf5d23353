import { useTranslate } from 'ra-core';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { type ConfigFields, isFieldVisible } from '../../../../resources/config/configField';
import { FORM_WIDGET_TYPE, getFormFields, hasAnswers, isFormData } from '../../../../resources/forms/formData';
import { afterSubmitFields, displayFields, popupFields } from '../../../../resources/forms/formSettings';
import type { Widget } from '../../../../resources/widgets';
import { Editor } from '../../../engine/editing/Editor';
import { ReadFailure } from '../../../engine/errors/ReadNotice';
import { FieldList } from '../../../engine/fields/FieldList';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { CopyButton } from '../../../ui/buttons/CopyButton';
import { Banner } from '../../../ui/feedback/Banner';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { firstField } from '../../../ui/focus/focusable';
import { LazyDayRangePicker } from '../../../ui/form/LazyDayRangePicker';
import codeStyles from '../../../ui/inputs/codeBox.module.css';
import { Card } from '../../../ui/layout/Card';
import columnStyles from '../../../ui/layout/columns.module.css';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { lazyPart } from '../../../ui/lazy/lazyPart';
import { BackButton } from '../../../ui/navigation/BackButton';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import textStyles from '../../../ui/text/text.module.css';
import { type EditorPane, EditorPanes, EditorSkeleton } from '../../storefront/EditorPanes';
import { buildFormSnippet } from '../../storefront/snippets';
import { useWidgetEditor } from '../../storefront/useWidgetEditor';
import { parseWidgetData, type WidgetData, widgetDataShape } from '../../storefront/widgetData';
import { useSavedWidget } from '../../storefront/widgetsQuery';
import { FieldsCard } from '../builder/FieldsCard';
import { type FormIssue, findFormIssues, getSettingValues, noFieldsIssue } from '../builder/findFormIssues';
import { setPart } from '../builder/formChanges';
import { buildFormUrl, formListUrl } from '../formUrl';
import { useFormName, useForms } from '../useForms';
import { EditorHeader, PointsTask, TextsCard } from './FormCards';
import { countChanges, FormEditorContext, useFormEditor } from './formEditor';
import { useFormDataLabels, useSettingText } from './useFormTexts';

/** Loads a form and opens its editor. If the form is deleted during an edit, the edit stays open. */
export default function FormEditorPage({ id }: { id: string }) {
  const translate = useTranslate();
  const query = useForms();
  const { forms, error, isPending } = query;
  const { savedWidget, isDeleted } = useSavedWidget(forms?.find(({ _id }) => _id === id) ?? null);
  if (savedWidget && forms) {
    return (
      <>
        {error && <Banner tone="waiting">{translate('forms.stale')}</Banner>}
        <FormEditor form={savedWidget} isDeleted={isDeleted} />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={translate('shell.menu.form')}
        back={<BackButton to={formListUrl} label={translate('forms.all')} />}
      />
      {isPending && <EditorSkeleton />}
      <ReadFailure title={translate('forms.failed')} read={query} />
      {forms && (
        <EmptyState
          title={translate('forms.none.title')}
          text={translate('widgets.unknown.noneText')}
          action={<ButtonLink to={formListUrl}>{translate('forms.all')}</ButtonLink>}
        />
      )}
    </>
  );
}

const FormPreview = lazyPart(() => import('../preview/FormPreview'));

interface FormEditorProps {
  /** The form, as last known if it was deleted. */
  form: Widget;
  isDeleted: boolean;
}

/** Form editor with a live preview. Edits are only visible on the storefront after publishing. */
function FormEditor({ form, isDeleted }: FormEditorProps) {
  const { _id: id } = form;
  const translate = useTranslate();
  const navigate = useNavigate();
  const { shoppersLocale } = useCurrentSite();
  const saved = useMemo(() => parseWidgetData(form.data), [form.data]);
  const [pane, setPane] = useState<EditorPane>('edit');
  const [language, setLanguage] = useState(shoppersLocale);
  const [openField, setOpenField] = useState<string | null>(null);
  const showPart = useCallback((field: string | null, part: string, code: string) => {
    // The inputs of another language, pane, or field are rendered before one of them is focused.
    flushSync(() => {
      setPane('edit');
      setLanguage(code);
      if (field !== null) setOpenField(field);
    });
    focusPart(field, part);
  }, []);
  const getName = useFormName();
  const editor = useWidgetEditor<WidgetData, FormIssue>({
    getTitle: (widget) => getName(widget.data),
    name: `edit:form.${id}`,
    saved,
    shape: widgetDataShape,
    target: { type: FORM_WIDGET_TYPE, id },
    toEdit: (mine) => ({ base: saved, mine }),
    read: (widget) => parseWidgetData(widget.data),
    validate: (data) => [
      ...(form.isEnabled && !hasAnswers(data) ? [noFieldsIssue] : []),
      ...findFormIssues(data, shoppersLocale),
    ],
    focusIssue: ({ field, part }) => showPart(field, part, shoppersLocale),
    onPublished: ({ _id }) => _id !== id && void navigate(buildFormUrl(_id), { replace: true }),
  });
  const { value: data, change, undo, latest, issues, isChecked } = editor;
  const name = getName(data);
  const labels = useFormDataLabels(data);
  const handlePick = useCallback(
    (key: string, code: string) => {
      const [fieldId = '', part] = key.split('.');
      const field = getFormFields(latest()).find((item) => item.id === fieldId);
      showPart(part === undefined ? null : (field?.id ?? null), part ?? `texts.${fieldId}`, code);
    },
    [latest, showPart],
  );
  const editorState = {
    data,
    change,
    undo,
    language,
    setLanguage,
    issues,
    isChecked,
    openField,
    setOpenField,
  };
  return (
    <FormEditorContext value={editorState}>
      <EditorHeader form={form} isDeleted={isDeleted} name={name} onRemove={editor.revert} />
      <Editor editor={editor} changes={countChanges(saved, data)} {...labels}>
        {isDeleted && <Banner tone="waiting" title={translate('forms.gone')} />}
        {!isFormData(form.data) && (
          <Banner tone="danger" title={translate('forms.unreadable.title')}>
            {translate('forms.unreadable.text')}
          </Banner>
        )}
        <EditorPanes
          pane={pane}
          onPaneChange={setPane}
          editor={
            <>
              <FieldsCard />
              <TextsCard />
              <AfterSubmitCard />
              <DisplayCard id={id} />
            </>
          }
          preview={
            <Suspense fallback={<Skeleton height={520} />}>
              <FormPreview data={data} onPick={handlePick} />
            </Suspense>
          }
        />
      </Editor>
    </FormEditorContext>
  );
}

/**
 * Focuses a setting or a text of the form, or of one of its fields.
 * @param field id of the field, whose form is open; null for the form itself
 */
function focusPart(field: string | null, part: string): void {
  const container = field === null ? document.body : document.querySelector(`[data-form-field="${CSS.escape(field)}"]`);
  const names = field === null ? [part] : [`texts.${field}.${part}`, part];
  const element = names
    .map((name) => container?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`))
    .find((found) => found);
  if (element) firstField(element)?.focus();
}

/** What happens after a submission. */
function AfterSubmitCard() {
  const translate = useTranslate();
  return (
    <Card title={translate('forms.after.title')}>
      <p className={textStyles.second}>{translate('forms.after.text')}</p>
      <SettingList fields={afterSubmitFields} />
      <PointsTask />
    </Card>
  );
}

/** Where and when the form is shown. */
function DisplayCard({ id }: { id: string }) {
  const translate = useTranslate();
  const { siteId } = useCurrentSite();
  const { data, change } = useFormEditor();
  const snippet = buildFormSnippet(id, siteId);
  const getDay = (name: string) => {
    const day = data[name];
    return typeof day === 'string' ? day : '';
  };
  return (
    <Card title={translate('forms.display.title')}>
      <SettingList fields={displayFields} />
      {data['display'] === 'popup' ? (
        <SettingList fields={popupFields} />
      ) : (
        <div className={columnStyles.stackAboveBar}>
          <p className={textStyles.second}>{translate('forms.display.snippet')}</p>
          <pre dir="ltr" className={codeStyles.box}>
            <code>{snippet}</code>
          </pre>
          <div>
            <CopyButton size="small" value={snippet} label={translate('forms.display.copy')} />
          </div>
        </div>
      )}
      <LazyDayRangePicker
        label={translate('forms.display.schedule')}
        value={{ from: getDay('from'), to: getDay('until') }}
        onChange={({ from, to }) =>
          change((now) => setPart(setPart(now, ['from'], from || undefined), ['until'], to || undefined))
        }
      />
    </Card>
  );
}

/** Declared settings of the form. Those whose condition isn't met are hidden. */
function SettingList({ fields }: { fields: ConfigFields }) {
  const { data, change, isChecked } = useFormEditor();
  const getSettingText = useSettingText();
  const values = getSettingValues(fields, data);
  return (
    <FieldList
      fields={Object.fromEntries(Object.entries(fields).filter(([, field]) => isFieldVisible(field, values)))}
      getFieldText={getSettingText}
      valueAt={(name) => values[name]}
      onChange={(name, value) => change((now) => setPart(now, [name], value), { merge: name })}
      isChecked={isChecked}
    />
  );
}
