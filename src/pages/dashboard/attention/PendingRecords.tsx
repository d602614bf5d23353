import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { Entity } from '../../../../resources/entity';
import { useEntityLabels } from '../../../engine/entity/entityLabels';
import { useErrorText } from '../../../engine/errors/errorText';
import { pendingCountQuery } from '../../../engine/listState/pendingCountQuery';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { useProvider } from '../../../engine/shop/useProvider';
import { formatPoints } from '../../../lib/format/formatPoints';
import { AttentionCard, AttentionFailed, AttentionSkeleton } from './AttentionCard';

/** Number of pending records of an entity, linked to their queue. */
export function PendingRecords({ entity }: { entity: Entity }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const labels = useEntityLabels(entity);
  const { locale } = useCurrentSite();
  const dataProvider = useProvider();
  const { data, isPending, error, isFetching, refetch } = useQuery(pendingCountQuery(dataProvider, entity));
  if (isPending) return <AttentionSkeleton />;
  const total = data?.total;
  if (total === undefined) {
    const reason = error ? errorText(error) : translate('errors.badAnswer.text');
    return <AttentionFailed name={labels.name(2)} reason={reason} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const messageValues = { name: labels.name(2), smart_count: total, count: formatPoints(total, locale) };
  const translateMessage = (prefix: string) =>
    translate(`dashboard.attention.${prefix}${entity.name}`, {
      ...messageValues,
      _: translate(`dashboard.attention.${prefix}other`, messageValues),
    });
  return (
    <AttentionCard to={total > 0 ? `/moderate?of=${entity.name}` : `/${entity.name}`} isPending={total > 0}>
      {translateMessage(total > 0 ? '' : 'none.')}
    </AttentionCard>
  );
}
