import { useLocale, useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatFileName } from '../../../lib/format/fileName';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Button } from '../../../ui/buttons/Button';
import { useAnnounce } from '../../../ui/feedback/LiveRegion';
import cardStyles from '../../../ui/layout/Card.module.css';
import { ParseOptionsForm } from '../columns/ParseOptionsForm';
import type { FlowProps } from '../flow/useImportFlow';
import { ChooseKinds } from '../queue/ChooseKinds';
import { fileQueue, forgetNextFiles, getNextFile } from '../queue/fileQueue';
import styles from '../Step.module.css';
import { ChooseFile } from './ChooseFile';
import { FileFields } from './FileFields';
import { FileReadStatus } from './FileReadStatus';
import { PasteRows } from './PasteRows';

interface FileStepProps extends FlowProps {
  /** Called when parsing completes, or when the user continues with the parsed file. */
  onRead: () => void;
}

/** First step: reads rows from a file or pasted text. */
export function FileStep({ onRead, ...flowProps }: FileStepProps) {
  const { kind, flow, state } = flowProps;
  const translate = useTranslate();
  const locale = useLocale();
  const announce = useAnnounce();
  const isOpen = state.reading.kind === 'open';
  const name = useSourceName(flowProps);
  /** True while a parse started by this mount is running. If the user came back, the page stays on this step. */
  const isAwaitingRead = useRef(false);

  const onOpened = useEffectEvent(() => {
    if (!isAwaitingRead.current || !state.table) return;
    isAwaitingRead.current = false;
    const { rows } = state.table;
    announce(translate('import.reading.done', { name, smart_count: rows, count: formatPoints(rows, locale) }));
    onRead();
  });
  useEffect(() => {
    if (isOpen) onOpened();
  }, [isOpen]);
  const open: typeof flow.openSource = (source) => {
    isAwaitingRead.current = true;
    flow.openSource(source);
  };

  // A file that was chosen together with others is opened when its import is next.
  const { siteId } = useCurrentSite();
  const queued = getNextFile(useSyncExternalStore(fileQueue.subscribe, fileQueue.get), siteId);
  const onQueued = useEffectEvent((file: File) => {
    if (state.source === null) open({ name: file.name, data: file });
  });
  useEffect(() => {
    if (queued?.kind === kind) onQueued(queued.file);
  }, [queued, kind]);

  const openInstead: typeof flow.openSource = (source) => {
    forgetNextFiles();
    open(source);
  };

  // Several files are checked together first. The options for a single file are shown after that.
  const [several, setSeveral] = useState<readonly File[]>([]);
  if (several.length > 0) {
    return (
      <section className={cardStyles.sheet} aria-labelledby="import-file">
        <h2 id="import-file" tabIndex={-1}>
          {translate('import.queue.title')}
        </h2>
        <ChooseKinds files={several} onCancel={() => setSeveral([])} />
      </section>
    );
  }

  return (
    <div className={styles.steps}>
      <section className={cardStyles.sheet} aria-labelledby="import-file">
        <h2 id="import-file" tabIndex={-1}>
          {translate('import.choose.label')}
        </h2>
        <FileReadStatus
          {...flowProps}
          name={name}
          onRetry={() => {
            isAwaitingRead.current = true;
            flow.setParseOptions({});
          }}
        />
        {(isOpen || state.reading.kind === 'refused') && (
          <ParseOptionsForm
            {...flowProps}
            onRead={() => {
              isAwaitingRead.current = !isOpen;
            }}
          />
        )}
        {isOpen && (
          <div className={styles.footer}>
            <Button kind="primary" onClick={onRead}>
              {translate('import.reading.goOn')}
            </Button>
          </div>
        )}
        {state.reading.kind !== 'reading' && (
          <>
            <ChooseFile onFile={(file) => openInstead({ name: file.name, data: file })} onFiles={setSeveral} />
            <PasteRows onText={(text) => openInstead({ name: null, data: text })} />
          </>
        )}
      </section>
      <FileFields kind={kind} />
    </div>
  );
}

/** Returns the display name of the source. */
export function useSourceName({ state: { source } }: Pick<FlowProps, 'state'>): string {
  const translate = useTranslate();
  return source?.name ? formatFileName(source.name) : translate('import.choose.pasted');
}
