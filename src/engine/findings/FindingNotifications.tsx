import '../../../i18n/en/areas/bulk';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { toAppError } from '../../../dataProvider/errors';
import { sendCorrection } from '../../../dataProvider/writes/sendCorrection';
import type { WriteFinding } from '../../../dataProvider/writes/withProof';
import { entities } from '../../../resources';
import { entityLabels } from '../entity/entityLabels';
import { useErrorText } from '../errors/errorText';
import { findCutOffRuns, type UnfinishedRun, unfinishedRuns } from '../history/unfinishedRuns';
import { useResumeDeletions } from '../history/useResumeDeletions';
import type { WriteHistory } from '../history/writeHistory';
import type { FindingStore } from './findingStore';
import { useFindingText } from './useFindingText';

interface FindingNotificationsProps {
  store: FindingStore;
  findings: readonly WriteFinding[];
  history: WriteHistory;
}

/**
 * Shows each finding once, and offers to undo extra creations, or to check again. Completes the deletions of a page that was
 * left, and says which bulk runs it has cut off.
 */
export default function FindingNotifications({ store, findings, history }: FindingNotificationsProps) {
  useResumeDeletions(history);
  useReportCutOffRuns(history.scope());
  const translate = useTranslate();
  const errorText = useErrorText();
  const getText = useFindingText();
  const notify = useNotify();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  const show = (finding: WriteFinding) => {
    const { corrections, belongsTo } = finding;
    if (finding.kind === 'unknown') return showUnchecked(finding, finding.error);
    if (finding.kind === 'mismatch') {
      const open = () => void navigate(`/${belongsTo?.resource}/${belongsTo?.id}`);
      return notify(getText(finding, 'mismatch'), {
        type: 'error',
        ...(belongsTo && { action: { label: getText(finding, 'open'), run: open } }),
      });
    }
    const creation = corrections.find((one) => one.method === 'create');
    const action = { label: getText(finding, creation?.label ?? 'correct'), run: () => void correct() };
    const correct = async () => {
      try {
        let isProven = true;
        for (const correction of corrections) isProven = (await sendCorrection(dataProvider, correction)) && isProven;
        if (isProven) notify(getText(finding, 'corrected'), { type: 'success' });
      } catch (thrown) {
        const isSafe = creation && toAppError(thrown).uncertain;
        const text = getText(finding, isSafe ? 'correctionUncertain' : 'correctionFailed', {
          reason: errorText(thrown),
        });
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

/** Says once which bulk runs were cut off because their page was left, and how far they came. */
function useReportCutOffRuns(scope: string): void {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const report = useEffectEvent(({ id, resource, action, isUndo, done, total }: UnfinishedRun) => {
    unfinishedRuns.remove(scope, id);
    const entity = entities.find(({ name }) => name === resource);
    if (!entity) return;
    const values = { action: entityLabels(entity, translate).action(action), done, total };
    const { set, remove, choose } = entity.actions[action] ?? {};
    // Changed rows may have left the list, so "all of them" would be others.
    const cutOff = set || remove || choose ? 'bulk.changeCutOff' : 'bulk.cutOff';
    notify(translate(isUndo ? 'bulk.undoCutOff' : cutOff, values), {
      type: 'error',
      action: { label: translate('pages.history.title'), run: () => void navigate('/history') },
    });
  });
  useEffect(() => {
    let isLeft = false;
    void findCutOffRuns(scope).then((runs) => {
      if (!isLeft) for (const run of runs) report(run);
    });
    return () => {
      isLeft = true;
    };
  }, [scope]);
}
