import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { getLanguage, type StoreLanguage } from '../../../../resources/languages';
import type { Dictionary } from '../../../../resources/storefront/shopperText';
import { Banner } from '../../../ui/feedback/Banner';
import { Checkbox } from '../../../ui/inputs/Checkbox';
import { Select } from '../../../ui/inputs/Select';
import { Modal } from '../../../ui/overlays/Modal';
import { ChangeList } from './ChangeList';
import { ChooseTexts } from './ChooseTexts';
import styles from './ImportDialog.module.css';
import { applyChanges, createImportPlan, selectChanges } from './importPlan';
import { type FileTexts, parseTextsFile, type TextsIssue } from './parseTextsFile';

interface ImportDialogProps {
  language: StoreLanguage;
  /** Edited texts of the language. */
  texts: Dictionary;
  knownKeys: ReadonlySet<string>;
  /** @param count number of changed texts */
  onImport: (texts: Dictionary, count: number) => void;
  onCancel: () => void;
}

type FileState =
  | { kind: 'none' }
  | { kind: 'invalid'; issue: TextsIssue; name: string }
  | { kind: 'read'; parts: readonly FileTexts[]; name: string };

/** Imports texts from a file after a preview of the changes. */
export default function ImportDialog({ language, texts, knownKeys, onImport, onCancel }: ImportDialogProps) {
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
      <div className={styles.parts}>
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
            <p className={styles.quiet}>
              {translate('locale.import.same', { smart_count: plan.same })}{' '}
              {selectedPart &&
                selectedPart.ignored > 0 &&
                translate('locale.import.left', { smart_count: selectedPart.ignored })}
            </p>
            <ChangeList changes={changes} language={language} />
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
