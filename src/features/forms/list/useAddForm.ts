import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import { toAppError } from '../../../../dataProvider/errors';
import { buildFieldTextKey, FORM_WIDGET_TYPE } from '../../../../resources/forms/formData';
import type { FormFieldKind } from '../../../../resources/forms/formFieldKinds';
import { useErrorCause } from '../../../engine/errors/errorCause';
import { useCreateWidget } from '../../storefront/useCreateWidget';
import type { WidgetData } from '../../storefront/widgetData';
import { buildFormUrl } from '../formUrl';
import { useFormName } from '../useForms';

/**
 * Returns a function that creates a form, turned off, and opens it. It resolves with an error message, or with null on
 * success.
 */
export function useAddForm(): (data: WidgetData) => Promise<string | null> {
  const translate = useTranslate();
  const navigate = useNavigate();
  const getErrorCause = useErrorCause();
  const getName = useFormName();
  const createWidget = useCreateWidget();
  return async (data) => {
    try {
      const name = getName(data);
      const done = translate('forms.create.done', { name });
      const { _id } = await createWidget({ type: FORM_WIDGET_TYPE, data, name, done });
      void navigate(buildFormUrl(_id));
      return null;
    } catch (thrown) {
      console.warn('creating a form failed', thrown);
      const key = toAppError(thrown).uncertain ? 'uncertain' : 'failed';
      return translate(`forms.create.${key}`, { reason: getErrorCause(thrown) });
    }
  };
}

/** Templates of new forms. */
interface TemplateField {
  kind: FormFieldKind;
  /** Name in submissions, and key of the label. */
  name: string;
  settings?: Readonly<Record<string, unknown>>;
}

/** Fields of the longest template. */
export const MAX_TEMPLATE_FIELDS = 3;

const email: TemplateField = { kind: 'email', name: 'email', settings: { required: true } };

const fieldsByTemplate = {
  blank: [],
  contact: [
    { kind: 'text', name: 'name', settings: { required: true } },
    email,
    { kind: 'text', name: 'message', settings: { required: true, isLong: true } },
  ],
  birthday: [
    email,
    { kind: 'birthday', name: 'birthday', settings: { required: true } },
    { kind: 'consent', name: 'newsletter', settings: { required: false, subscribes: true } },
  ],
  feedback: [
    { kind: 'rating', name: 'rating', settings: { required: true } },
    { kind: 'text', name: 'comment', settings: { isLong: true } },
    { ...email, settings: {} },
  ],
} as const satisfies Readonly<Record<string, readonly TemplateField[]>>;

export const formTemplates = [
  'blank',
  'contact',
  'birthday',
  'feedback',
] as const satisfies readonly (keyof typeof fieldsByTemplate)[];

/**
 * Creates the data of a new form. Its texts are in the language of the console until the merchant changes them.
 * @param code language whose texts are filled in
 * @param ids ids of the fields; the same for each attempt, so that a repeated attempt is recognized
 */
export function createFormData(
  template: (typeof formTemplates)[number],
  name: string,
  code: string,
  ids: readonly string[],
  translate: (key: string) => string,
): WidgetData {
  const templateFields: readonly TemplateField[] = fieldsByTemplate[template];
  const fields = templateFields.map((field, n) => ({ id: ids[n] ?? field.name, ...field }));
  const labels = fields.map((field) => [
    buildFieldTextKey(field.id, 'label'),
    translate(`forms.templates.labels.${field.name}`),
  ]);
  return {
    name,
    order: fields.map(({ id }) => id),
    fields: Object.fromEntries(
      fields.map(({ id, kind, name: key, settings }) => [id, { kind, name: key, ...settings }]),
    ),
    texts: {
      [code]: {
        submit: translate('forms.templates.submit'),
        thanks: translate('forms.templates.thanks'),
        ...Object.fromEntries(labels),
      },
    },
  };
}
