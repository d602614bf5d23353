import { useTranslate } from 'ra-core';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { FORM_WIDGET_TYPE, getFormFields, isFormData } from '../../../../resources/forms/formData';
import type { Widget } from '../../../../resources/widgets';
import { EditBar } from '../../../engine/editing/EditBar';
import { EditGuard } from '../../../engine/editing/EditGuard';
import { MergeConflictNotice } from '../../../engine/editing/MergeConflictNotice';
import { PublishError } from '../../../engine/editing/PublishError';
import { useEditSession } from '../../../engine/editing/useEditSession';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { type EditorPane, EditorPanes } from '../../../engine/storefront/EditorPanes';
import { publishWidget } from '../../../engine/storefront/publishWidget';
import { usePublishWidget } from '../../../engine/storefront/usePublishWidget';
import { parseWidgetData, type WidgetData, widgetDataShape } from '../../../engine/storefront/widgetData';
import { Banner } from '../../../ui/feedback/Banner';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { lazyPart } from '../../../ui/lazy/lazyPart';
import { FieldsCard } from '../builder/FieldsCard';
import { type FormIssue, findFormIssues } from '../builder/findFormIssues';
import styles from '../forms.module.css';
import { buildFormUrl } from '../formUrl';
import { useFormName } from '../useForms';
import { AfterSubmitCard } from './AfterSubmitCard';
import { countChanges } from './countChanges';
import { DisplayCard } from './DisplayCard';
import { EditorHeader } from './EditorHeader';
import { focusPart } from './focusPart';
import { FormEditorContext } from './formEditor';
import { TextsCard } from './TextsCard';
import { useFormDataLabels } from './useFormTexts';

const FormPreview = lazyPart(() => import('../preview/FormPreview'));

interface FormEditorProps {
  /** The form, as last known if it was deleted. */
  form: Widget;
  isDeleted: boolean;
}

/** Form editor with a live preview. Edits are only visible on the storefront after publishing. */
export function FormEditor({ form, isDeleted }: FormEditorProps) {
  const { _id: id } = form;
  const translate = useTranslate();
  const navigate = useNavigate();
  const { shoppersLocale } = useCurrentSite();
  const saved = useMemo(() => parseWidgetData(form.data), [form.data]);
  const edited = useEditSession({ saved, name: `edit:form.${id}`, shape: widgetDataShape });
  const { value: data, change, undo, latest } = edited;
  const name = useFormName()(data);
  const { publish, publishError } = usePublishWidget<WidgetData>({
    name,
    edited,
    send: (mine, ports) => publishWidget({ type: FORM_WIDGET_TYPE, id }, { base: saved, mine }, ports),
    toValue: (widget) => parseWidgetData(widget.data),
    onPublished: ({ _id }) => _id !== id && void navigate(buildFormUrl(_id), { replace: true }),
  });
  const [isChecked, setChecked] = useState(false);
  const [pane, setPane] = useState<EditorPane>('edit');
  const [language, setLanguage] = useState(shoppersLocale);
  const [openField, setOpenField] = useState<string | null>(null);
  const issues = useMemo(() => findFormIssues(data, shoppersLocale), [data, shoppersLocale]);
  const labels = useFormDataLabels(data);

  const showPart = useCallback((field: string | null, part: string, code: string) => {
    // The inputs of another language, pane, or field are rendered before one of them is focused.
    flushSync(() => {
      setPane('edit');
      setLanguage(code);
      if (field !== null) setOpenField(field);
    });
    focusPart(field, part);
  }, []);
  const showIssue = ({ field, part }: FormIssue) => showPart(field, part, shoppersLocale);
  const tryPublish = () => {
    const [first] = findFormIssues(latest(), shoppersLocale);
    setChecked(first !== undefined);
    if (first) showIssue(first);
    else publish();
  };
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
  const message = (
    <>
      {edited.isSaving
        ? translate('forms.bar.saving')
        : translate('forms.bar.changes', { smart_count: countChanges(saved, data) })}
      {isChecked && issues.length > 0 && (
        <span className={styles.errors}>{translate('forms.bar.issues', { smart_count: issues.length })}</span>
      )}
    </>
  );
  return (
    <FormEditorContext value={editorState}>
      <EditorHeader form={form} isDeleted={isDeleted} name={name} onRemove={edited.revert} />
      <div className={styles.stack}>
        {edited.isRestored && edited.isChanged && <Banner tone="info" title={translate('editing.restored')} />}
        {isDeleted && <Banner tone="waiting" title={translate('forms.gone')} />}
        {!isFormData(form.data) && (
          <Banner tone="danger" title={translate('forms.unreadable.title')}>
            {translate('forms.unreadable.text')}
          </Banner>
        )}
        <MergeConflictNotice
          conflicts={edited.conflicts}
          decide={edited.decide}
          nameOf={labels.getLabel}
          textOf={labels.formatValue}
        />
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
      </div>
      <EditBar
        edited={edited}
        message={message}
        publish={translate('forms.bar.publish')}
        answer={
          publishError &&
          edited.isChanged && (
            <PublishError
              error={publishError}
              getFieldLabel={(field) => labels.getLabel(field.replace(/^data\./, '').split('.'))}
              conflictMessage={translate('forms.changed')}
            />
          )
        }
        onPublish={tryPublish}
      />
      <EditGuard when={() => edited.isSaving || edited.hasUnsavedChanges()} />
    </FormEditorContext>
  );
}
