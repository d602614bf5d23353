import { useLocale, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Tone } from '../../../../resources/field';
import { points } from '../../../lib/points';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { RelativeTime } from '../../../ui/RelativeTime';
import { StatePill } from '../../../ui/StatePill';
import { RevertButton } from '../run/RevertButton';
import { canRevert } from '../run/revertRun';
import { useOpenRun } from '../run/useOpenRun';
import { useRunState } from '../run/useRunState';
import { useRunStore } from '../run/useRunStore';
import type { RunState } from '../send/importRun';
import { countsOf, type StoredRun } from '../send/storedRun';
import styles from './history.module.css';

interface KeptRunProps {
  run: StoredRun;
  onForget: (run: StoredRun) => void;
}

/** One import that this device keeps, as it stands now, with what can be done about it. */
export function KeptRun({ run, onForget }: KeptRunProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const store = useRunStore();
  const open = useOpenRun();
  const [opened] = useState(() => open(run));
  const { state, stored } = useRunState(opened);
  const { total, taken, refused } = countsOf(stored);
  const isOver = state.kind === 'done';
  const word = isOver && refused > 0 ? 'refused' : state.kind;
  const all = points(total, locale);
  return (
    <tr>
      <td>
        {translate(`importRun.kinds.${run.kind}`)}
        <div className={styles.second}>
          <bdi>{run.source ?? translate('importRun.pasted')}</bdi>
        </div>
      </td>
      <td className={styles.number} data-label={translate('importRun.columns.rows')}>
        {isOver ? all : translate('importRun.rowsOf', { taken: points(taken, locale), total: all })}
      </td>
      <td>
        <StatePill tone={tones[word]}>{translate(`importRun.states.${word}`)}</StatePill>
      </td>
      <td>
        <RelativeTime instant={run.createdAt} />
      </td>
      <td className={styles.acts}>
        <div className={styles.buttons}>
          <ButtonLink to={`/imports/${run.id}`}>{translate('importRun.open')}</ButtonLink>
          {isOver && taken > 0 && canRevert(stored) && <RevertButton stored={stored} store={store} />}
          <Button kind="quiet" disabled={state.kind === 'sending'} onClick={() => onForget(run)}>
            {translate('importRun.run.forget')}
          </Button>
        </div>
      </td>
    </tr>
  );
}

const tones: Readonly<Record<RunState['kind'] | 'refused', Tone>> = {
  sending: 'neutral',
  paused: 'waiting',
  stopped: 'refused',
  elsewhere: 'neutral',
  lost: 'refused',
  done: 'done',
  refused: 'refused',
};
