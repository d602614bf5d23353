import { useLocale, useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { shownFileName } from '../../../lib/fileName';
import { points } from '../../../lib/points';
import { Button } from '../../../ui/Button';
import { useAnnounce } from '../../../ui/LiveRegion';
import sheets from '../../../ui/sheet.module.css';
import { ReadingOptions } from '../columns/ReadingOptions';
import type { FlowProps } from '../flow/useImportFlow';
import styles from '../Step.module.css';
import { ChooseFile } from './ChooseFile';
import { FileFields } from './FileFields';
import { PasteRows } from './PasteRows';
import { ReadingState } from './ReadingState';

interface FileStepProps extends FlowProps {
  /** The rows are read for the first time, or the merchant goes on with them. */
  onRead: () => void;
}

/** The rows are chosen as a file, or pasted, and read. */
export function FileStep({ onRead, ...given }: FileStepProps) {
  const { kind, flow, state } = given;
  const translate = useTranslate();
  const locale = useLocale();
  const announce = useAnnounce();
  const isOpen = state.reading.kind === 'open';
  const name = useSourceName(given);
  /** Whether a reading was begun here: else the merchant came back, and stays. */
  const isBegun = useRef(false);

  const onOpened = useEffectEvent(() => {
    if (!isBegun.current || !state.table) return;
    isBegun.current = false;
    const { rows } = state.table;
    announce(translate('import.reading.done', { name, smart_count: rows, count: points(rows, locale) }));
    onRead();
  });
  useEffect(() => {
    if (isOpen) onOpened();
  }, [isOpen]);
  const open: typeof flow.open = (source) => {
    isBegun.current = true;
    flow.open(source);
  };

  return (
    <div className={styles.steps}>
      <section className={sheets.sheet} aria-labelledby="import-file">
        <h2 id="import-file" tabIndex={-1}>
          {translate('import.choose.label')}
        </h2>
        <ReadingState
          {...given}
          name={name}
          onAgain={() => {
            isBegun.current = true;
            flow.readAs({});
          }}
        />
        {(isOpen || state.reading.kind === 'refused') && (
          <ReadingOptions
            {...given}
            onRead={() => {
              isBegun.current = !isOpen;
            }}
          />
        )}
        {isOpen && (
          <div className={styles.foot}>
            <Button kind="primary" onClick={onRead}>
              {translate('import.reading.goOn')}
            </Button>
          </div>
        )}
        {state.reading.kind !== 'reading' && (
          <>
            <ChooseFile onFile={(file) => open({ name: file.name, data: file })} />
            <PasteRows onText={(text) => open({ name: null, data: text })} />
          </>
        )}
      </section>
      <FileFields kind={kind} />
    </div>
  );
}

/** What the source is called. */
export function useSourceName({ state: { source } }: Pick<FlowProps, 'state'>): string {
  const translate = useTranslate();
  return source?.name ? shownFileName(source.name) : translate('import.choose.pasted');
}
