import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import { toAppError } from '../../../../dataProvider/errors';
import { FORM_WIDGET_TYPE } from '../../../../resources/forms/formData';
import type { Widget } from '../../../../resources/widgets';
import { useErrorReason } from '../../../engine/errors/errorReason';
import { createWidget } from '../../../engine/storefront/createWidget';
import { useWidgetPorts } from '../../../engine/storefront/useWidgetPorts';
import type { WidgetData } from '../../../engine/storefront/widgetData';
import { useToast } from '../../../ui/toasts/toastContext';
import { buildFormUrl } from '../formUrl';
import { useFormName } from '../useForms';

/**
 * Returns a function that creates a form, turned off, and opens it. It resolves with an error message, or with null on
 * success.
 */
export function useAddForm(forms: readonly Widget[]): (data: WidgetData) => Promise<string | null> {
  const translate = useTranslate();
  const navigate = useNavigate();
  const toast = useToast();
  const getErrorReason = useErrorReason();
  const getName = useFormName();
  const ports = useWidgetPorts();
  return async (data) => {
    try {
      const { _id } = await createWidget(FORM_WIDGET_TYPE, data, forms, ports);
      toast({ tone: 'done', text: translate('forms.create.done', { name: getName(data) }) });
      void navigate(buildFormUrl(_id));
      return null;
    } catch (thrown) {
      console.warn('creating a form failed', thrown);
      const key = toAppError(thrown).uncertain ? 'uncertain' : 'failed';
      return translate(`forms.create.${key}`, { reason: getErrorReason(thrown) });
    }
  };
}
