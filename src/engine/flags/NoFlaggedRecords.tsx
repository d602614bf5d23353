import { useTranslate } from 'ra-core';
import { formatPoints } from '../../lib/format/formatPoints';
import { Button } from '../../ui/buttons/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { useCurrentSite } from '../shop/currentSite';

interface NoFlaggedRecordsProps {
  /** Rows of the page. */
  total: number;
  onShowAll: () => void;
}

/** The empty state if only flagged records are wanted and the page has none. */
export function NoFlaggedRecords({ total, onShowAll }: NoFlaggedRecordsProps) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const counts = { total: formatPoints(total, locale) };
  return (
    <EmptyState
      title={translate('flags.none')}
      text={translate('flags.noneText', counts)}
      action={<Button onClick={onShowAll}>{translate('flags.showAll', counts)}</Button>}
    />
  );
}
