import { useTranslate } from 'ra-core';
import { toAppError } from '../../../dataProvider/errors';
import { FORM_WIDGET_TYPE, getFormName } from '../../../resources/forms/formData';
import { useWidgets } from '../storefront/widgetsQuery';

/** Loads the forms of the site. `forms` is null until they are loaded. */
export function useForms() {
  const { data: widgets, error, isPending, isFetching, refetch } = useWidgets();
  return {
    widgets: widgets ?? null,
    forms: widgets?.filter(({ type }) => type === FORM_WIDGET_TYPE) ?? null,
    error: error && toAppError(error),
    isPending,
    isFetching,
    retry: () => void refetch(),
  };
}

/** Returns a function for the name of a form, or a substitute if it has none. */
export function useFormName(): (data: unknown) => string {
  const translate = useTranslate();
  return (data) => getFormName(data) || translate('forms.untitled');
}
