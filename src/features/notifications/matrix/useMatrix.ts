import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { type AppError, toAppError } from '../../../../dataProvider/errors';
import { getLanguage, type StoreLanguage } from '../../../../resources/languages';
import type { EmailTemplate } from '../../../../resources/templates/template';
import { templateKeys } from '../../../../resources/templates/templateKeys';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { templatesQuery } from '../useTemplates';
import { getTemplateState, type TemplateState } from './templateState';

/** One email in one language. `state` is null until it has loaded. */
export interface MatrixCell {
  state: TemplateState | null;
  /** ISO timestamp of the last change, if known. */
  updatedAt: string | null;
}

/** The emails of one language. */
export interface MatrixColumn {
  language: StoreLanguage;
  isMain: boolean;
  isPending: boolean;
  isFetching: boolean;
  error: AppError | null;
  getCell: (key: string) => MatrixCell;
  retry: () => void;
}

interface Matrix {
  /** Main language first. */
  columns: readonly MatrixColumn[];
  /** Known templates, followed by other templates of the server. */
  keys: readonly string[];
}

/** Loads all emails in all store languages, with one query per language. */
export function useMatrix(): Matrix {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { languages } = useCurrentSite();
  const queryResults = useQueries({ queries: languages.map((locale) => templatesQuery(dataProvider, locale)) });
  const mainTemplates = queryResults[0]?.data;
  const columns = queryResults.map((queryResult, n): MatrixColumn => {
    const isMain = n === 0;
    return {
      language: getLanguage(languages[n] ?? ''),
      isMain,
      isPending: queryResult.isPending,
      isFetching: queryResult.isFetching,
      error: queryResult.error ? toAppError(queryResult.error) : null,
      getCell: (key) => createCell(queryResult.data, isMain ? undefined : mainTemplates, key),
      retry: () => void queryResult.refetch(),
    };
  });
  const serverKeys = queryResults.flatMap(({ data }) => data ?? []).flatMap(({ key }) => (key === null ? [] : [key]));
  return { columns, keys: [...new Set<string>([...templateKeys, ...serverKeys])] };
}

function createCell(
  own: readonly EmailTemplate[] | undefined,
  main: readonly EmailTemplate[] | undefined,
  key: string,
): MatrixCell {
  if (!own) return { state: null, updatedAt: null };
  const findTemplate = (templates: readonly EmailTemplate[] | undefined) =>
    templates?.find((template) => template.key === key);
  return {
    state: getTemplateState(findTemplate(own), findTemplate(main)),
    updatedAt: findTemplate(own)?.updatedAt ?? null,
  };
}
