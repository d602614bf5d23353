import { useTranslate } from 'ra-core';
import { useEntityLabels } from '../../engine/entity/entityLabels';
import { useErrorText } from '../../engine/errors/errorText';
import { Banner } from '../../ui/feedback/Banner';
import { isGone, isPending, type QueueEntry } from './queueState';

/** State of the visible record: write rejected, handled, deleted, or being saved. */
export function QueueNotice({ entry }: { entry: QueueEntry }) {
  const { writeFailure, isHandledElsewhere, isRemoved, jobs, skippedTurn } = entry;
  const translate = useTranslate();
  const labels = useEntityLabels(entry.entity);
  const errorText = useErrorText();
  if (writeFailure) {
    const title = translate(writeFailure.undoing ? 'queue.troubleUndo' : 'queue.trouble', {
      action: labels.action(writeFailure.action),
    });
    return (
      <Banner tone="danger" title={title}>
        {errorText(writeFailure.error)}
      </Banner>
    );
  }
  const getNotice = () => {
    if (isHandledElsewhere) return ['waiting', isRemoved ? 'removedElsewhere' : 'elsewhere'] as const;
    if (jobs.length > 0) return ['info', 'underWay'] as const;
    if (isGone(entry)) return ['done', 'deleted'] as const;
    if (!isPending(entry)) return ['done', 'decided'] as const;
    return skippedTurn === null ? null : (['info', 'skippedBefore'] as const);
  };
  const visibleNotice = getNotice();
  return visibleNotice && <Banner tone={visibleNotice[0]}>{translate(`queue.${visibleNotice[1]}`)}</Banner>;
}
