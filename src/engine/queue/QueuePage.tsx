import { useTranslate } from 'ra-core';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { Notice } from '../../ui/Notice';
import { PageHeader } from '../../ui/PageHeader';
import { useToast } from '../../ui/Toaster';
import { ProgramsContext, useLoadPrograms } from '../programs';
import { useLeaveGuard } from '../tray/useLeaveGuard';
import { wordsOf } from '../words';
import { QueueHead } from './QueueHead';
import { QueueKeysDialog } from './QueueKeysDialog';
import styles from './QueuePage.module.css';
import { QueueProgress } from './QueueProgress';
import { QueueRecord } from './QueueRecord';
import { QueueRest } from './QueueRest';
import { currentOf, underWay } from './queueState';
import { useIsOnline } from './useIsOnline';
import { usePicturesAhead } from './usePicturesAhead';
import { useQueueAddress } from './useQueueAddress';
import { useQueueFlags } from './useQueueFlags';
import { useQueueFocus } from './useQueueFocus';
import type { QueueMoves } from './useQueueKeys';
import { useQueueReading } from './useQueueReading';
import { useQueueRun } from './useQueueRun';
import { useQueueTold } from './useQueueTold';
import { useQueueUndo } from './useQueueUndo';

/** What waits for the merchant, one record at a time, of every kind that can be decided on. */
export default function QueuePage() {
  const [run, state] = useQueueRun();
  const { entities } = run;
  const address = useQueueAddress(entities);
  const { of, search, linkTo } = address;
  const translate = useTranslate();
  const toast = useToast();
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const [isAsking, setAsking] = useState(false);
  const sheet = useRef<HTMLElement>(null);
  const entry = currentOf(state);

  useQueueReading(run, state, of, search);
  useQueueTold(run);
  useLeaveGuard(underWay(state) > 0);
  useQueueFocus(sheet, entry);
  usePicturesAhead(state);
  const hasPrograms = entities.some(({ fields }) => Object.values(fields).some(({ kind }) => kind === 'program'));
  const programs = useLoadPrograms(hasPrograms);

  const flags = useQueueFlags(state, entry);
  const undo = useQueueUndo(run);
  const moves = useMemo<QueueMoves>(
    () => ({
      skip() {
        if (!run.skip() && currentOf(run.get())) toast({ tone: 'info', text: translate('queue.onlyOne') });
      },
      back: run.back,
      undo,
      search() {
        const box = sheet.current?.querySelector<HTMLInputElement>('input[type="search"]');
        box?.focus();
        box?.select();
      },
      help: () => setAsking(true),
      choose(place) {
        const entity = entities[place - 1];
        if (place === 0 || entity) void navigate(linkTo(entity?.name ?? null));
      },
    }),
    [run, entities, undo, toast, translate, navigate, linkTo],
  );

  const failed = entities.filter(({ name }) => state.readings[name]?.kind === 'failed' && (of ?? name) === name);
  return (
    <ProgramsContext value={programs}>
      <PageHeader
        title={translate('queue.title')}
        subtitle={<QueueProgress state={state} />}
        actions={
          <IconButton
            className={styles.keys}
            icon="keyboard"
            label={translate('queue.keys.help')}
            aria-keyshortcuts="?"
            onClick={moves.help}
          />
        }
      />
      <section ref={sheet} className={styles.sheet} aria-label={translate('queue.title')}>
        <QueueHead entities={entities} state={state} address={address} />
        {!isOnline && (
          <div className={styles.notice}>
            <Notice tone="waiting" title={translate('queue.offline')}>
              {translate('queue.offlineText')}
            </Notice>
          </div>
        )}
        {entry && failed.length > 0 && (
          <div className={styles.notice}>
            <Notice
              tone="danger"
              action={
                <Button size="small" onClick={run.retry}>
                  {translate('ui.retry')}
                </Button>
              }
            >
              {failed.map((one) => translate('queue.failed', { name: wordsOf(one, translate).name(2) })).join(' ')}
            </Notice>
          </div>
        )}
        {entry ? (
          <QueueRecord key={entry.key} run={run} entry={entry} flags={flags.get(entry.base.id)} moves={moves} />
        ) : (
          <QueueRest run={run} state={state} address={address} moves={moves} />
        )}
      </section>
      {isAsking && <QueueKeysDialog entities={entities} onClose={() => setAsking(false)} />}
    </ProgramsContext>
  );
}
