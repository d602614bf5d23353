import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { getLanguage, type StoreLanguage } from '../../../../resources/languages';
import type { Dictionary } from '../../../../resources/storefront/shopperText';
import { Banner } from '../../../ui/feedback/Banner';
import { Checkbox } from '../../../ui/inputs/Checkbox';
import { Select } from '../../../ui/inputs/Select';
import flowStyles from '../../../ui/layout/flow.module.css';
import { Modal } from '../../../ui/overlays/Modal';
import textStyles from '../../../ui/text/text.module.css';
import { DropArea } from '../../../ui/upload/DropArea';
import { FileDrop } from '../../../ui/upload/FileDrop';
import type { AnalyzedRow } from '../rows/analyzeRows';
import { TextIssueList } from '../table/TextIssueList';
import styles from './ImportDialog.module.css';
import {
  applyChanges,
  createImportPlan,
  type FileTexts,
  MAX_TEXTS_BYTES,
  parseTextsFile,
  selectChanges,
  type TextChange,
  type TextsIssue,
} from './parseTextsFile';

interface ImportDialogProps {
  language: StoreLanguage;
  /** Edited texts of the language. */
  texts: Dictionary;
  knownKeys: ReadonlySet<string>;
  /** Finds the issues of the texts as they would be. */
  analyze: (texts: Dictionary) => readonly AnalyzedRow[];
  /** @param count number of changed texts */
  onImport: (texts: Dictionary, count: number) => void;
  onCancel: () => void;
}

type FileState =
  | { kind: 'none' }
  | { kind: 'invalid'; issue: TextsIssue; name: string }
  | { kind: 'read'; parts: readonly FileTexts[]; name: string };

/** Imports texts from a file after a preview of the changes. */
export default function ImportDialog({ language, texts, knownKeys, analyze, onImport, onCancel }: ImportDialogProps) {
  const translate = useTranslate();
  const [fileState, setFileState] = useState<FileState>({ kind: 'none' });
  const [chosen, setChosen] = useState('');
  const [importOptions, setImportOptions] = useState({ replaceExisting: true, includeUnknown: false });
  const parts = fileState.kind === 'read' ? fileState.parts : [];
  const selectedPart = parts[Number(chosen)];
  const plan = selectedPart && chosen !== '' ? createImportPlan(selectedPart.texts, texts, knownKeys) : null;
  const changes = plan ? selectChanges(plan, importOptions) : [];

  const read = async (file: File) => {
    const result = await parseTextsFile(file);
    if (typeof result === 'string') return setFileState({ kind: 'invalid', issue: result, name: file.name });
    setFileState({ kind: 'read', parts: result, name: file.name });
    setChosen(guessPart(result, language));
  };
  const unknown = plan?.changes.filter(({ isKnown }) => !isKnown).length ?? 0;
  const replaced = plan?.changes.filter(({ before }) => before !== '').length ?? 0;
  return (
    <Modal
      size="wide"
      title={translate('locale.import.title', { language: language.ownName })}
      onCancel={onCancel}
      onSubmit={() => onImport(applyChanges(texts, changes), changes.length)}
      submitLabel={translate('locale.import.take')}
      submitDisabled={changes.length === 0}
      outcome={plan && translate('locale.import.outcome', { smart_count: changes.length })}
    >
      <div className={flowStyles.stack3}>
        <ChooseTexts onFile={(file) => void read(file)} />
        {fileState.kind === 'invalid' && (
          <Banner tone="danger" title={translate(`locale.import.fault.${fileState.issue}`)}>
            <bdi>{fileState.name}</bdi>
          </Banner>
        )}
        {fileState.kind === 'read' && (
          <p className={styles.file}>
            <bdi>{fileState.name}</bdi>
          </p>
        )}
        {parts.length > 1 && (
          <Select
            showLabel
            label={translate('locale.import.part')}
            value={chosen}
            options={[
              { value: '', label: translate('locale.import.choosePart') },
              ...parts.map(({ name }, index) => ({
                value: String(index),
                label: name || translate('locale.import.column', { number: index + 2 }),
              })),
            ]}
            onChange={setChosen}
          />
        )}
        {plan && (
          <>
            {replaced > 0 && (
              <Checkbox
                showLabel
                label={translate('locale.import.replace', { smart_count: replaced })}
                checked={importOptions.replaceExisting}
                onChange={({ target }) => setImportOptions({ ...importOptions, replaceExisting: target.checked })}
              />
            )}
            {unknown > 0 && (
              <Checkbox
                showLabel
                label={translate('locale.import.unknown', { smart_count: unknown })}
                checked={importOptions.includeUnknown}
                onChange={({ target }) => setImportOptions({ ...importOptions, includeUnknown: target.checked })}
              />
            )}
            <p className={textStyles.smallThird}>
              {plan.same > 0 && translate('locale.import.same', { smart_count: plan.same })}{' '}
              {selectedPart &&
                selectedPart.ignored > 0 &&
                translate('locale.import.left', { smart_count: selectedPart.ignored })}
            </p>
            <ChangeList changes={changes} language={language} lines={analyze(applyChanges(texts, changes))} />
          </>
        )}
      </div>
    </Modal>
  );
}

/**
 * Preselects the part of the file: the one named after the language, or the only one. Returns '' if it is ambiguous.
 */
function guessPart(parts: readonly FileTexts[], { tag }: StoreLanguage): string {
  const index = parts.findIndex(({ name }) => name !== '' && getLanguage(name).tag === tag);
  if (index >= 0) return String(index);
  return parts.length === 1 ? '0' : '';
}

/** File input that supports drag and drop, the file picker, and paste. */
function ChooseTexts({ onFile }: { onFile: (file: File) => void }) {
  const translate = useTranslate();
  const id = useId();
  const label = translate('locale.import.choose');
  return (
    <FileDrop label={label} accept=".json,.csv,.tsv,.txt" onFiles={([first]) => first && onFile(first)}>
      {({ isOver, open }) => (
        <DropArea
          id={id}
          label={label}
          isOver={isOver}
          types={translate('locale.import.types')}
          maxSize={MAX_TEXTS_BYTES}
          onOpen={open}
        />
      )}
    </FileDrop>
  );
}

/** Maximum number of listed changes. The rest are only counted. */
const MAX_LISTED_CHANGES = 200;

interface ChangeListProps {
  changes: readonly TextChange[];
  language: StoreLanguage;
  /** The texts after the change. */
  lines: readonly AnalyzedRow[];
}

/** Lists the changed texts with the old and new value, and with what shoppers would notice: such texts first. */
function ChangeList({ changes, language, lines }: ChangeListProps) {
  const translate = useTranslate();
  if (changes.length === 0) return <p>{translate('locale.import.nothing')}</p>;
  const issuesByKey = new Map(lines.map(({ row, issues }) => [row.key, issues]));
  const getIssues = ({ key }: TextChange) => issuesByKey.get(key) ?? [];
  const sorted = changes.toSorted((a, b) => Math.sign(getIssues(b).length) - Math.sign(getIssues(a).length));
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard. */}
      <ul tabIndex={0} aria-label={translate('locale.import.changes')} className={styles.changes}>
        {sorted.slice(0, MAX_LISTED_CHANGES).map((change) => (
          <li key={change.key} className={styles.change}>
            <bdi className={styles.key}>{change.key}</bdi>
            {change.before !== '' && (
              <del lang={language.tag} dir={language.direction}>
                {change.before}
              </del>
            )}
            <ins lang={language.tag} dir={language.direction}>
              {change.after}
            </ins>
            <TextIssueList issues={getIssues(change)} />
          </li>
        ))}
      </ul>
      {changes.length > MAX_LISTED_CHANGES && (
        <p className={textStyles.smallThird}>
          {translate('ui.more', { smart_count: changes.length - MAX_LISTED_CHANGES })}
        </p>
      )}
    </>
  );
}
