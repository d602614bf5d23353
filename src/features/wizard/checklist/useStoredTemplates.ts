import { useGetList } from 'ra-core';
import { allRecords } from '../../../../dataProvider/recordQueries';
import type { RecordOf } from '../../../../resources/recordKinds';
import { useCurrentSite } from '../../../engine/shop/currentSite';

/** Email templates that the store has in its default language. */
export function useStoredTemplates() {
  const { shoppersLocale: locale } = useCurrentSite();
  return useGetList<RecordOf<'templates'>>('templates', allRecords({ locale }));
}
