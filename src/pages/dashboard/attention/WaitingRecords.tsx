import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { Entity } from '../../../../resources/entity';
import { useErrorText } from '../../../engine/errorText';
import { waitingQuery } from '../../../engine/list/waitingQuery';
import { useShop } from '../../../engine/shop';
import { useProvider } from '../../../engine/useProvider';
import { useEntityWords } from '../../../engine/words';
import { points } from '../../../lib/points';
import { AttentionCard, AttentionFailed, AttentionSkeleton } from './AttentionCard';

/** How many records of a list wait; leads to the queue of them. */
export function WaitingRecords({ entity }: { entity: Entity }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const words = useEntityWords(entity);
  const { locale } = useShop();
  const dataProvider = useProvider();
  const { data, isPending, error, isFetching, refetch } = useQuery(waitingQuery(dataProvider, entity));
  if (isPending) return <AttentionSkeleton />;
  const total = data?.total;
  if (total === undefined) {
    const failed = error ? errorText(error) : translate('errors.badAnswer.text');
    return <AttentionFailed name={words.name(2)} reason={failed} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const named = { name: words.name(2), smart_count: total, count: points(total, locale) };
  const say = (group: string) =>
    translate(`dashboard.attention.${group}${entity.name}`, {
      ...named,
      _: translate(`dashboard.attention.${group}other`, named),
    });
  return (
    <AttentionCard to={total > 0 ? `/moderate?of=${entity.name}` : `/${entity.name}`} waits={total > 0}>
      {say(total > 0 ? '' : 'none.')}
    </AttentionCard>
  );
}
