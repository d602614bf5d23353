import '../../../i18n/en/areas/locale';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { toAppError } from '../../../dataProvider/errors';
import { EditGuard } from '../../engine/editing/EditGuard';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { PageHeader } from '../../ui/layout/PageHeader';
import { useDictionary } from './dictionaries/useDictionary';
import { LanguageEditor } from './LanguageEditor';
import { LanguageRail } from './languages/LanguageRail';
import { TableSkeleton } from './table/TableSkeleton';
import { useLocaleUrlState } from './useLocaleUrlState';

/** Translations page: the storefront texts in every language of the store. */
export default function LocalePage() {
  const translate = useTranslate();
  const urlState = useLocaleUrlState();
  const { language, main, languages } = urlState;
  const query = useDictionary(language.code);
  const mainQuery = useDictionary(main.code);
  // Stays true after the first language has loaded, so that switching to a pending language doesn't stop the other
  // queries.
  const [isReady, setReady] = useState(false);
  if (!isReady && !query.isPending) setReady(true);
  /** Codes of the languages with unpublished changes. */
  const unpublished = useRef(new Set<string>());
  const guard = () => unpublished.current.size > 0;
  return (
    <>
      <PageHeader title={translate('pages.locale.title')} subtitle={translate('locale.subtitle')} />
      {languages.length > 1 && <LanguageRail urlState={urlState} isReady={isReady} unpublished={unpublished.current} />}
      {query.isPending && <TableSkeleton />}
      {query.isError && !query.data && (
        <ErrorState
          title={translate('locale.failed', { language: language.ownName })}
          error={toAppError(query.error)}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && (
        <LanguageEditor
          // Resets the editor: each language has its own draft.
          key={language.code}
          urlState={urlState}
          saved={query.data}
          mainQuery={mainQuery}
          guard={guard}
        />
      )}
      {!query.data && <EditGuard verb="publish" when={guard} />}
    </>
  );
}
