import '../../../i18n/en/areas/listSearch';
import { useTranslate } from 'ra-core';
import { formatPoints } from '../../lib/format/formatPoints';
import { Button } from '../../ui/buttons/Button';
import type { ListSearch } from '../listState/listQuery';
import { useCurrentSite } from '../shop/currentSite';
import styles from './SearchStatus.module.css';

/** How many rows were read for a filter that the API doesn't have, with a button that stops, or reads the rest. */
export default function SearchStatus({ search: { state, read, of, found, stop, readRest } }: { search: ListSearch }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  if (state === 'ended') return null;
  const values = { read: formatPoints(read, locale), found: formatPoints(found, locale) };
  const isRunning = state === 'running';
  return (
    <div className={styles.status}>
      <p>
        {of === undefined
          ? translate('listSearch.readUncounted', values)
          : translate('listSearch.read', { ...values, total: formatPoints(of, locale) })}
      </p>
      <Button size="small" onClick={isRunning ? stop : readRest}>
        {translate(isRunning ? 'listSearch.stop' : 'listSearch.rest')}
      </Button>
    </div>
  );
}
