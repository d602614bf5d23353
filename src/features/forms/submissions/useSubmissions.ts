import { keepPreviousData } from '@tanstack/react-query';
import { useGetList } from 'ra-core';
import { useSearchParams } from 'react-router';
import { buildFieldTextKey, getFormFields } from '../../../../resources/forms/formData';
import { hasAnswer } from '../../../../resources/forms/formFieldKinds';
import type { Submission } from '../../../../resources/forms/submission';
import type { RecordOf } from '../../../../resources/recordKinds';
import { DEFAULT_PAGE_SIZE, pageSizes } from '../../../engine/listState/listUrl';
import { getCustomText, parseWidgetData } from '../../storefront/widgetData';

/** Highest page index of the URL that is read. */
const MAX_PAGE_INDEX = 1_000_000;

/** Parameters of one page of the submissions of a form. */
export const submissionParams = (formId: string, pageIndex: number, perPage: number) => ({
  filter: { formId },
  pagination: { page: pageIndex + 1, perPage },
  sort: { field: 'id', order: 'ASC' } as const,
});

/**
 * Loads the page of the submissions that the URL names: `?page=0&limit=10`. `meta.isMissing` if the API has none.
 * @param id id of the form; null until it is known
 */
export function useSubmissions(id: string | null) {
  const [search, setSearch] = useSearchParams();
  const chosenLimit = Number(search.get('limit'));
  const limit = pageSizes.find((size) => size === chosenLimit) ?? DEFAULT_PAGE_SIZE;
  const chosenPage = Number(search.get('page'));
  const pageIndex = Number.isInteger(chosenPage) && chosenPage >= 0 && chosenPage <= MAX_PAGE_INDEX ? chosenPage : 0;
  const { data, total, pageInfo, meta, error, isFetching, isLoading, refetch } = useGetList<RecordOf<'submissions'>>(
    'submissions',
    submissionParams(id ?? '', pageIndex, limit),
    { enabled: id !== null, staleTime: 0, placeholderData: keepPreviousData },
  );
  const show = (nextPage: number, nextLimit: number) =>
    setSearch({ page: String(nextPage), limit: String(nextLimit) }, { preventScrollReset: true });
  return {
    /** Undefined until they are loaded. */
    items: meta?.isMissing ? undefined : data,
    /** Undefined if it isn't known. */
    total,
    /** Whether there may be a further page, if the total isn't known. */
    hasNextPage: pageInfo?.hasNextPage ?? false,
    /** Whether the API has no submissions. */
    isMissing: meta?.isMissing === true,
    data,
    error,
    isPending: isLoading,
    isFetching,
    refetch,
    pageIndex,
    limit,
    showPage: (next: number) => show(next, limit),
    showPageOf: (size: number) => show(0, size),
  };
}

/** Columns of the submissions of a form, and the texts of their cells. */
interface SubmissionColumn {
  /** Name in the values. */
  name: string;
  title: string;
  /** Whether its field asks for a day. */
  isDay: boolean;
}

/** Returns the values of a submission by name, or null if they can't be read. Read them with `getOwn`: names are typed by merchants. */
export function getSubmittedValues({ values }: Pick<Submission, 'values'>): Readonly<Record<string, unknown>> | null {
  return typeof values === 'object' && values !== null && !Array.isArray(values) ? Object(values) : null;
}

/**
 * Returns one column per field of the form, and one per further name in the submissions, such as that of a deleted
 * field.
 * @param code language of the titles
 */
export function getSubmissionColumns(
  data: unknown,
  submissions: readonly Submission[],
  code: string,
): readonly SubmissionColumn[] {
  const widgetData = parseWidgetData(data);
  const columns = new Map(
    getFormFields(data)
      .filter(({ kind, name }) => hasAnswer(kind) && name !== '')
      .map(({ id, name, kind }) => {
        const title = getCustomText(widgetData, code, buildFieldTextKey(id, 'label')).trim() || name;
        return [name, { name, title, isDay: kind === 'date' || kind === 'birthday' }];
      }),
  );
  const names = submissions.flatMap((submission) => Object.keys(getSubmittedValues(submission) ?? {}));
  return [...new Set([...columns.keys(), ...names])].map(
    (name) => columns.get(name) ?? { name, title: name, isDay: false },
  );
}

/** Formats a submitted value. Returns '' if there is none. */
export function formatSubmittedValue(value: unknown, booleans: { yes: string; no: string }): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? booleans.yes : booleans.no;
  if (Array.isArray(value)) return value.map((item) => formatSubmittedValue(item, booleans)).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
