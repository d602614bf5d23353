import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { toAppError } from '../../../dataProvider/errors';
import { useDictionary } from '../../engine/dictionaries/useDictionary';
import { EditGuard } from '../../engine/editing/EditGuard';
import { ErrorState } from '../../ui/ErrorState';
import { PageHeader } from '../../ui/PageHeader';
import { LanguageEditor } from './LanguageEditor';
import { LanguageRail } from './languages/LanguageRail';
import { TableSkeleton } from './table/TableSkeleton';
import { useLocaleAddress } from './useLocaleAddress';

/** What shoppers read in the shop, in every language of the shop. */
export default function LocalePage() {
  const translate = useTranslate();
  const address = useLocaleAddress();
  const { language, main, languages } = address;
  const own = useDictionary(language.code);
  const mains = useDictionary(main.code);
  // Once the others may be read, a language that is waited for does not stop them.
  const [isReady, setReady] = useState(false);
  if (!isReady && !own.isPending) setReady(true);
  /** Codes of the languages in which something is not published. */
  const unpublished = useRef(new Set<string>());
  return (
    <>
      <PageHeader title={translate('pages.locale.title')} subtitle={translate('locale.subtitle')} />
      {languages.length > 1 && <LanguageRail address={address} isReady={isReady} unpublished={unpublished.current} />}
      {own.isPending && <TableSkeleton />}
      {own.isError && !own.data && (
        <ErrorState
          title={translate('locale.failed', { language: language.ownName })}
          error={toAppError(own.error)}
          busy={own.isFetching}
          onRetry={() => void own.refetch()}
        />
      )}
      {own.data && (
        <LanguageEditor
          // Each language has a draft of its own.
          key={language.code}
          address={address}
          saved={own.data}
          mains={mains}
          unpublished={unpublished.current}
        />
      )}
      <EditGuard when={() => unpublished.current.size > 0} />
    </>
  );
}
