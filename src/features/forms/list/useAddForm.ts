import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import { toAppError } from '../../../../dataProvider/errors';
import { FORM_WIDGET_TYPE } from '../../../../resources/forms/formData';
import { useErrorReason } from '../../../engine/errors/errorReason';
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
  const getErrorReason = useErrorReason();
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
      return translate(`forms.create.${key}`, { reason: getErrorReason(thrown) });
    }
  };
}
