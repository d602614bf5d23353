import { useNotify, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { entityLabels } from '../../engine/entity/entityLabels';
import { useErrorText } from '../../engine/errors/errorText';
import { useAnnounce } from '../../ui/feedback/LiveRegion';
import type { QueueRun } from './queueRun';
import type { QueueEvent } from './queueSender';
import { getCurrentEntry } from './queueState';

/**
 * Reports events of records that are not visible. A rejected write is announced while the queue is mounted, because
 * the record is shown next. On other pages it is a notification.
 */
export function useQueueNotifications(run: QueueRun): void {
  const translate = useTranslate();
  const errorText = useErrorText();
  const announce = useAnnounce();
  const notify = useNotify();

  useEffect(() => {
    let isMounted = true;

    const notifyRejected = ({ entry, job, error }: Extract<QueueEvent, { kind: 'refused' }>) => {
      // The record shows its own notice.
      if (isMounted && getCurrentEntry(run.get())?.key === entry.key) return;
      const labels = entityLabels(entry.entity, translate);
      const key = `queue.${isMounted ? 'came' : 'lost'}${job.isUndo ? 'Undo' : ''}`;
      const text = translate(key, {
        action: labels.action(job.action),
        record: labels.named(entry.base),
        reason: errorText(error),
      });
      if (isMounted) announce(text);
      else notify(text, { type: 'error' });
    };

    const notifyHandledElsewhere = ({ entries }: Extract<QueueEvent, { kind: 'elsewhere' }>) => {
      const current = getCurrentEntry(run.get())?.key;
      const [first, ...others] = entries.filter(({ key }) => !isMounted || key !== current);
      if (!first) return;
      const record = entityLabels(first.entity, translate).named(first.base);
      const text =
        others.length === 0
          ? translate('queue.passed', { record })
          : translate('queue.passedMany', { smart_count: others.length + 1 });
      notify(text);
    };

    run.onEvent((event) => (event.kind === 'refused' ? notifyRejected(event) : notifyHandledElsewhere(event)));
    return () => {
      isMounted = false;
    };
  }, [run, translate, errorText, announce, notify]);
}
