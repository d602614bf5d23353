import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useEffectEvent } from 'react';
import { sendCorrection } from '../../../dataProvider/writes/sendCorrection';
import type { WriteFinding } from '../../../dataProvider/writes/withProof';
import { useErrorText } from '../errors/errorText';
import { useProvider } from '../shop/useProvider';
import type { FindingStore } from './findingStore';
import { useFindingText } from './useFindingText';

interface FindingNotificationsProps {
  store: FindingStore;
  findings: readonly WriteFinding[];
}

/** Shows each finding once, and offers to undo extra creations, or to check again. */
export default function FindingNotifications({ store, findings }: FindingNotificationsProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const getText = useFindingText();
  const notify = useNotify();
  const dataProvider = useProvider();
  const queryClient = useQueryClient();

  const show = (finding: WriteFinding) => {
    const { corrections } = finding;
    if (finding.kind === 'unknown') return showUnchecked(finding, finding.error);
    const action = { label: getText(finding, 'correct'), run: () => void correct() };
    const correct = async () => {
      try {
        for (const correction of corrections) await sendCorrection(dataProvider, correction);
        notify(getText(finding, 'corrected'), { type: 'success' });
      } catch (thrown) {
        const text = getText(finding, 'correctionFailed', { reason: errorText(thrown) });
        notify(text, { type: 'error', action });
      } finally {
        void queryClient.invalidateQueries();
      }
    };
    notify(getText(finding, 'repeated'), { type: 'error', ...(corrections.length > 0 && { action }) });
  };

  const showUnchecked = (finding: WriteFinding, thrown: unknown) => {
    const check = async () => {
      try {
        const found = await finding.check();
        if (found) show(found);
        else notify(getText(finding, 'checked'), { type: 'success' });
      } catch (error) {
        showUnchecked(finding, error);
      }
    };
    notify(getText(finding, 'unchecked', { reason: errorText(thrown) }), {
      type: 'error',
      action: { label: translate('findings.checkAgain'), run: () => void check() },
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
