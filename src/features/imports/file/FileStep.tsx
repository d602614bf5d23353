import { useLocale, useTranslate } from 'ra-core';
import { type ClipboardEvent, useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { type ImportKindName, importKinds } from '../../../../resources/imports';
import type { ImportField } from '../../../../resources/imports/importKind';
import { downloadFile } from '../../../engine/export/downloadFile';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { useLeaveGuard } from '../../../engine/tray/useLeaveGuard';
import { MAX_FILE_BYTES } from '../../../lib/csv/parseTable';
import { formatFileName } from '../../../lib/format/file';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Button } from '../../../ui/buttons/Button';
import { useAnnounce } from '../../../ui/feedback/LiveRegion';
import { TextArea } from '../../../ui/inputs/TextArea';
import cardStyles from '../../../ui/layout/Card.module.css';
import flowStyles from '../../../ui/layout/flow.module.css';
import textStyles from '../../../ui/text/text.module.css';
import { DropArea, DropNote } from '../../../ui/upload/DropArea';
import { FileDrop } from '../../../ui/upload/FileDrop';
import { ParseOptionsForm } from '../columns/ParseOptionsForm';
import type { FlowProps } from '../flow/useImportFlow';
import { ChooseKinds } from '../queue/ChooseKinds';
import { fileQueue, forgetNextFiles, getNextFile } from '../queue/fileQueue';
import styles from '../Step.module.css';
import { exampleFile } from './exampleFile';
import { FileReadStatus } from './FileReadStatus';

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
            flow.readAgain();
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

/** A textarea with longer text is slow, so longer pastes are read without being displayed. */
const MAX_VISIBLE_LENGTH = 20_000;

/** Input for rows pasted from a spreadsheet. */
function PasteRows({ onText }: { onText: (text: string) => void }) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  useLeaveGuard(text.trim() !== '');
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (pasted.length < MAX_VISIBLE_LENGTH) return;
    event.preventDefault();
    onText(pasted);
  };
  return (
    <div className={flowStyles.rows2}>
      <TextArea
        label={translate('import.choose.paste')}
        help={translate('import.choose.pasteHelp')}
        rows={3}
        value={text}
        onChange={setText}
        onPaste={onPaste}
        spellCheck={false}
        wrap="off"
      />
      <div className={styles.footer}>
        <Button disabled={text.trim() === ''} onClick={() => onText(text)}>
          {translate('import.choose.read')}
        </Button>
      </div>
    </div>
  );
}

/** Filter of the file dialog. Other files can still be chosen and are rejected with a reason. */
const ACCEPTED_TYPES = '.csv,.tsv,.txt,.tab,.xlsx,text/*';

interface ChooseFileProps {
  onFile: (file: File) => void;
  /** Called with several files, which are recognized and imported one after another. */
  onFiles: (files: readonly File[]) => void;
}

/** File drop area with a file dialog. */
function ChooseFile({ onFile, onFiles }: ChooseFileProps) {
  const translate = useTranslate();
  const id = useId();
  const [hasNone, setHasNone] = useState(false);
  const choose = (files: readonly File[]) => {
    const [first] = files;
    setHasNone(!first);
    if (files.length > 1) onFiles(files);
    else if (first) onFile(first);
  };
  const label = translate('import.choose.label');
  return (
    <FileDrop multiple label={label} accept={ACCEPTED_TYPES} onFiles={choose}>
      {({ isOver, open }) => (
        <>
          {hasNone && <DropNote text={translate('import.choose.noFile')} name={undefined} />}
          <DropArea
            id={id}
            label={label}
            isOver={isOver}
            types={translate('import.choose.types')}
            maxSize={MAX_FILE_BYTES}
            onOpen={open}
          />
        </>
      )}
    </FileDrop>
  );
}

/** Name of the message that says what a field accepts. The words of some name what isn't public, such as hidden reviews. */
function getHint({ kind, words }: ImportField) {
  if (words === 'filled') return 'publishedDate';
  return words?.includes('') ? 'notPublic' : kind;
}

/** Lists the supported fields and offers an example file. */
function FileFields({ kind }: { kind: ImportKindName }) {
  const translate = useTranslate();
  const fields: readonly (readonly [string, ImportField])[] = Object.entries(importKinds[kind].fields);
  const download = () => downloadFile(new Blob([exampleFile(kind)], { type: 'text/csv' }), `${kind}.csv`);
  return (
    <section className={cardStyles.sheet} aria-labelledby="import-fields">
      <div className={styles.footer}>
        <h2 id="import-fields" className={styles.wideTitle}>
          {translate('import.choose.holds')}
        </h2>
        <Button size="small" icon="download" onClick={download}>
          {translate('import.choose.example')}
        </Button>
      </div>
      <dl className={styles.knownFields}>
        {fields.map(([name, field]) => (
          <div key={name} className={styles.knownField}>
            <dt>
              {translate(`import.field.${name}`)}
              {field.required && <span className={styles.required}>{translate('import.choose.required')}</span>}
            </dt>
            <dd className={textStyles.hint}>{translate(`import.hint.${getHint(field)}`)}</dd>
          </div>
        ))}
      </dl>
      <p className={textStyles.hint}>{translate('import.choose.anyNames')}</p>
    </section>
  );
}
