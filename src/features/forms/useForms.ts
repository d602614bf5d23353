import { useTranslate } from 'ra-core';

import { FORM_WIDGET_TYPE, getFormName } from '../../../resources/forms/formData';
import { useWidgets } from '../storefront/widgetsQuery';

/** Loads the forms of the site. `forms` is null until they are loaded. */
export function useForms() {
  const query = useWidgets();
  return { ...query, forms: query.data?.filter(({ type }) => type === FORM_WIDGET_TYPE) ?? null };
}

/** Returns a function for the name of a form, or a substitute if it has none. */
export function useFormName(): (data: unknown) => string {
  const translate = useTranslate();
  return (data) => getFormName(data) || translate('forms.untitled');
}
