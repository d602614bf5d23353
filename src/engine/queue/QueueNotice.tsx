import { useTranslate } from 'ra-core';
import { Notice } from '../../ui/Notice';
import { useErrorText } from '../errorText';
import { useEntityWords } from '../words';
import { type Entry, isGone, waits } from './queueState';

/** What has become of the record that is shown: refused, decided on, gone, or on its way. */
export function QueueNotice({ entry }: { entry: Entry }) {
  const { trouble, elsewhere, removed, jobs, skipped } = entry;
  const translate = useTranslate();
  const words = useEntityWords(entry.entity);
  const errorText = useErrorText();
  if (trouble) {
    const title = translate(trouble.undoing ? 'queue.troubleUndo' : 'queue.trouble', {
      action: words.action(trouble.action),
    });
    return (
      <Notice tone="danger" title={title}>
        {errorText(trouble.error)}
      </Notice>
    );
  }
  const notice = () => {
    if (elsewhere) return ['waiting', removed ? 'removedElsewhere' : 'elsewhere'] as const;
    if (jobs.length > 0) return ['info', 'underWay'] as const;
    if (isGone(entry)) return ['done', 'deleted'] as const;
    if (!waits(entry)) return ['done', 'decided'] as const;
    return skipped === null ? null : (['info', 'skippedBefore'] as const);
  };
  const shown = notice();
  return shown && <Notice tone={shown[0]}>{translate(`queue.${shown[1]}`)}</Notice>;
}
