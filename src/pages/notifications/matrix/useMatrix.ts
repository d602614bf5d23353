import { useQueries } from '@tanstack/react-query';
import { type AppError, toAppError } from '../../../../dataProvider/errors';
import type { EmailTemplate } from '../../../../dataProvider/methods/emails';
import { languageOf, type ShopLanguage } from '../../../../resources/languages';
import { templateKeys } from '../../../../resources/templates/templateKeys';
import { useShop } from '../../../engine/shop';
import { useProvider } from '../../../engine/useProvider';
import { templatesQuery } from '../useTemplates';
import { type TemplateState, templateState } from './templateState';

/** One e-mail in one language; `state` is null while it is not known. */
export interface MatrixCell {
  state: TemplateState | null;
  /** When it was changed, as far as that is told. */
  updatedAt: string | null;
}

/** The e-mails of one language. */
export interface MatrixColumn {
  language: ShopLanguage;
  isMain: boolean;
  /** Its first answer is awaited. */
  isPending: boolean;
  isFetching: boolean;
  error: AppError | null;
  cell: (key: string) => MatrixCell;
  retry: () => void;
}

interface Matrix {
  /** The main language first. */
  columns: readonly MatrixColumn[];
  /** The twelve of the console, and behind them what else the provider has. */
  keys: readonly string[];
}

/** All e-mails in all languages of the shop, each language read by itself. */
export function useMatrix(): Matrix {
  const dataProvider = useProvider();
  const { languages } = useShop();
  const answers = useQueries({ queries: languages.map((locale) => templatesQuery(dataProvider, locale)) });
  const main = answers[0]?.data;
  const columns = answers.map((answer, n): MatrixColumn => {
    const isMain = n === 0;
    return {
      language: languageOf(languages[n] ?? ''),
      isMain,
      isPending: answer.isPending,
      isFetching: answer.isFetching,
      error: answer.error ? toAppError(answer.error) : null,
      cell: (key) => cellOf(answer.data, isMain ? undefined : main, key),
      retry: () => void answer.refetch(),
    };
  });
  const found = answers.flatMap(({ data }) => data ?? []).flatMap(({ key }) => (key === null ? [] : [key]));
  return { columns, keys: [...new Set<string>([...templateKeys, ...found])] };
}

function cellOf(
  own: readonly EmailTemplate[] | undefined,
  main: readonly EmailTemplate[] | undefined,
  key: string,
): MatrixCell {
  if (!own) return { state: null, updatedAt: null };
  const of = (templates: readonly EmailTemplate[] | undefined) => templates?.find((one) => one.key === key);
  return { state: templateState(of(own), of(main)), updatedAt: of(own)?.updatedAt ?? null };
}
