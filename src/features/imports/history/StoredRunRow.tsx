import { useLocale, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { StatusTone } from '../../../../resources/field';
import { formatPoints } from '../../../lib/format/formatPoints';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { Button } from '../../../ui/buttons/Button';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import textStyles from '../../../ui/text/text.module.css';
import { RevertButton, useRevertRun } from '../run/RevertButton';
import { RunSource } from '../run/RunSource';
import { getWholePart } from '../run/revertRun';
import { useOpenRun } from '../run/useOpenRun';
import { countCheckedRows } from '../send/batchCheck';
import { useRunState, useRunStore } from '../send/browserRunStore';
import type { ImportRunState } from '../send/importRun';
import { countRows, isComplete, type StoredRun } from '../send/storedRun';
import styles from './history.module.css';

interface StoredRunRowProps {
  run: StoredRun;
  onForget: (run: StoredRun) => void;
}

/** One import stored in this browser, with its current state and actions. */
export function StoredRunRow({ run, onForget }: StoredRunRowProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const store = useRunStore();
  const open = useOpenRun();
  const [openedRun] = useState(() => open(run));
  const { state, stored } = useRunState(openedRun);
  const { total, accepted } = countRows(stored);
  const isDone = state.kind === 'done';
  const stateKey = isDone ? getResult(stored) : state.kind;
  const { data: revert } = useRevertRun(stored, store, getWholePart(stored));
  const status = isDone && revert && isComplete(revert) ? 'reverted' : stateKey;
  const totalText = formatPoints(total, locale);
  return (
    <tr>
      <td>
        {translate(`importRun.kinds.${run.reverts === null ? run.kind : 'revert'}`)}
        <div className={textStyles.smallSecond}>
          <RunSource run={run} />
        </div>
      </td>
      <td className={styles.number} data-label={translate('importRun.columns.rows')}>
        {isDone
          ? totalText
          : translate('importRun.rowsOf', { taken: formatPoints(accepted, locale), total: totalText })}
      </td>
      <td>
        <StatusBadge tone={stateTones[status]}>{translate(`importRun.states.${status}`)}</StatusBadge>
      </td>
      <td>
        <RelativeTime instant={run.createdAt} />
      </td>
      <td className={styles.actions}>
        <div className={styles.buttons}>
          <ButtonLink to={`/imports/${run.id}`}>{translate('importRun.open')}</ButtonLink>
          {isDone && accepted > 0 && stored.reverts === null && <RevertButton stored={stored} store={store} />}
          <Button kind="quiet" disabled={state.kind === 'sending'} onClick={() => onForget(run)}>
            {translate('importRun.run.forget')}
          </Button>
        </div>
      </td>
    </tr>
  );
}

type RunStatus = ImportRunState['kind'] | ReturnType<typeof getResult> | 'reverted';

function getResult(run: StoredRun): 'done' | 'complete' | 'refused' | 'repeated' {
  if (countCheckedRows(run).repeated > 0) return 'repeated';
  if (countRows(run).refused > 0) return 'refused';
  return run.reverts === null ? 'done' : 'complete';
}

const stateTones: Readonly<Record<RunStatus, StatusTone>> = {
  sending: 'neutral',
  paused: 'waiting',
  stopped: 'refused',
  elsewhere: 'neutral',
  lost: 'refused',
  done: 'done',
  complete: 'done',
  reverted: 'neutral',
  refused: 'refused',
  repeated: 'refused',
};
