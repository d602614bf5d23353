import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useAnnounce } from '../../ui/LiveRegion';
import { useToast } from '../../ui/Toaster';
import { useErrorText } from '../errorText';
import { wordsOf } from '../words';
import type { Told } from './queueCalls';
import type { QueueRun } from './queueRun';
import { currentOf } from './queueState';

/**
 * Tells what happens out of sight. A refusal is said aloud while the queue is shown, where it brings the record back;
 * on any other page it is a message of its own.
 */
export function useQueueTold(run: QueueRun): void {
  const translate = useTranslate();
  const errorText = useErrorText();
  const announce = useAnnounce();
  const toast = useToast();

  useEffect(() => {
    let isShown = true;

    const tellRefusal = ({ entry, job, error }: Extract<Told, { kind: 'refused' }>) => {
      // The record itself says so.
      if (isShown && currentOf(run.get())?.key === entry.key) return;
      const words = wordsOf(entry.entity, translate);
      const key = `queue.${isShown ? 'came' : 'lost'}${job.takesBack ? 'Undo' : ''}`;
      const text = translate(key, {
        action: words.action(job.action),
        title: words.title(entry.base),
        reason: errorText(error),
      });
      if (isShown) announce(text);
      else toast({ tone: 'danger', text });
    };

    const tellPassed = ({ entries }: Extract<Told, { kind: 'elsewhere' }>) => {
      const current = currentOf(run.get())?.key;
      const [first, ...others] = entries.filter(({ key }) => !isShown || key !== current);
      if (!first) return;
      const title = wordsOf(first.entity, translate).title(first.base);
      toast({ tone: 'info', text: translate('queue.passed', { title, smart_count: others.length + 1 }) });
    };

    run.onTell((what) => (what.kind === 'refused' ? tellRefusal(what) : tellPassed(what)));
    return () => {
      isShown = false;
    };
  }, [run, translate, errorText, announce, toast]);
}
