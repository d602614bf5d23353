import '../../../i18n/en/areas/create';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useEffectEvent } from 'react';
import { sendCorrection } from '../../../dataProvider/writes/sendCorrection';
import type { WriteFinding } from '../../../dataProvider/writes/withProof';
import { useErrorText } from '../errors/errorText';
import { useProvider } from '../shop/useProvider';
import type { FindingStore } from './findingStore';

interface FindingNotificationsProps {
  store: FindingStore;
  findings: readonly WriteFinding[];
}

/** Shows each finding once, and offers to undo extra creations, or to check again. */
export default function FindingNotifications({ store, findings }: FindingNotificationsProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const notify = useNotify();
  const dataProvider = useProvider();
  const queryClient = useQueryClient();

  const show = (finding: WriteFinding) => {
    const { resource, times, corrections } = finding;
    const name = finding.name ?? translate(`resources.${resource}.name`, { smart_count: 1 });
    if (finding.kind === 'unknown') return showUnchecked(finding, name, finding.error);
    const action = { label: translate('create.deleteRepeated'), run: () => void correct() };
    const correct = async () => {
      try {
        for (const correction of corrections) await sendCorrection(dataProvider, correction);
        notify(translate('create.repeatedDeleted', { name }), { type: 'success' });
      } catch (thrown) {
        notify(translate('create.repeatedFailed', { name, reason: errorText(thrown) }), { type: 'error', action });
      } finally {
        void queryClient.invalidateQueries({ queryKey: [resource] });
      }
    };
    notify(translate('create.repeated', { name, smart_count: times }), {
      type: 'error',
      ...(corrections.length > 0 && { action }),
    });
  };

  const showUnchecked = (finding: WriteFinding, name: string, thrown: unknown) => {
    const check = async () => {
      try {
        const found = await finding.check();
        if (found) show(found);
        else notify(translate('create.checked', { name }), { type: 'success' });
      } catch (error) {
        showUnchecked(finding, name, error);
      }
    };
    notify(translate('create.unchecked', { name, reason: errorText(thrown) }), {
      type: 'error',
      action: { label: translate('create.checkAgain'), run: () => void check() },
    });
  };

  const showAll = useEffectEvent(() => {
    store.clear();
    for (const finding of findings) show(finding);
  });
  useEffect(() => {
    if (findings.length > 0) showAll();
  }, [findings]);
  return null;
}
