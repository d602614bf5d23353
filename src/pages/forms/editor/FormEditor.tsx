import { useTranslate } from 'ra-core';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { FORM_WIDGET_TYPE, getFormFields, isFormData } from '../../../../resources/forms/formData';
import type { Widget } from '../../../../resources/widgets';
import { Editor } from '../../../engine/editing/Editor';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { type EditorPane, EditorPanes } from '../../../engine/storefront/EditorPanes';
import { useWidgetEditor } from '../../../engine/storefront/useWidgetEditor';
import { parseWidgetData, type WidgetData, widgetDataShape } from '../../../engine/storefront/widgetData';
import { Banner } from '../../../ui/feedback/Banner';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { lazyPart } from '../../../ui/lazy/lazyPart';
import { FieldsCard } from '../builder/FieldsCard';
import { type FormIssue, findFormIssues } from '../builder/findFormIssues';
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
    validate: (data) => findFormIssues(data, shoppersLocale),
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
