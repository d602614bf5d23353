import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { languageOf, type ShopLanguage } from '../../../../resources/languages';
import type { Dictionary } from '../../../../resources/storefront/shopperText';
import { Checkbox } from '../../../ui/Checkbox';
import { Modal } from '../../../ui/Modal';
import { Notice } from '../../../ui/Notice';
import { Select } from '../../../ui/Select';
import { ChangeList } from './ChangeList';
import { ChooseTexts } from './ChooseTexts';
import styles from './ImportDialog.module.css';
import { importPlan, taken, wished } from './importPlan';
import { type FileTexts, readTexts, type TextsFault } from './readTexts';

interface ImportDialogProps {
  language: ShopLanguage;
  /** What the table has. */
  texts: Dictionary;
  /** Keys of the table. */
  known: ReadonlySet<string>;
  /** @param count how many texts are others */
  onTake: (texts: Dictionary, count: number) => void;
  onCancel: () => void;
}

type Reading =
  | { kind: 'none' }
  | { kind: 'fault'; fault: TextsFault; name: string }
  | { kind: 'read'; found: readonly FileTexts[]; name: string };

/** Takes texts of a file into the table: shows what would change, and changes nothing before it is told to. */
export default function ImportDialog({ language, texts, known, onTake, onCancel }: ImportDialogProps) {
  const translate = useTranslate();
  const [reading, setReading] = useState<Reading>({ kind: 'none' });
  const [chosen, setChosen] = useState('');
  const [wish, setWish] = useState({ replaces: true, takesUnknown: false });
  const found = reading.kind === 'read' ? reading.found : [];
  const part = found[Number(chosen)];
  const plan = part && chosen !== '' ? importPlan(part.texts, texts, known) : null;
  const changes = plan ? wished(plan, wish) : [];

  const read = async (file: File) => {
    const result = await readTexts(file);
    if (typeof result === 'string') return setReading({ kind: 'fault', fault: result, name: file.name });
    setReading({ kind: 'read', found: result, name: file.name });
    setChosen(usualPart(result, language));
  };
  const unknown = plan?.changes.filter(({ isKnown }) => !isKnown).length ?? 0;
  const replaced = plan?.changes.filter(({ before }) => before !== '').length ?? 0;
  return (
    <Modal
      size="wide"
      title={translate('locale.import.title', { language: language.ownName })}
      onCancel={onCancel}
      onSubmit={() => onTake(taken(texts, changes), changes.length)}
      submitLabel={translate('locale.import.take')}
      submitDisabled={changes.length === 0}
      outcome={plan && translate('locale.import.outcome', { smart_count: changes.length })}
    >
      <div className={styles.parts}>
        <ChooseTexts onFile={(file) => void read(file)} />
        {reading.kind === 'fault' && (
          <Notice tone="danger" title={translate(`locale.import.fault.${reading.fault}`)}>
            <bdi>{reading.name}</bdi>
          </Notice>
        )}
        {reading.kind === 'read' && (
          <p className={styles.file}>
            <bdi>{reading.name}</bdi>
          </p>
        )}
        {found.length > 1 && (
          <Select
            showLabel
            label={translate('locale.import.part')}
            value={chosen}
            options={[
              { value: '', label: translate('locale.import.choosePart') },
              ...found.map(({ name }, place) => ({
                value: String(place),
                label: name || translate('locale.import.column', { number: place + 2 }),
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
                checked={wish.replaces}
                onChange={({ target }) => setWish({ ...wish, replaces: target.checked })}
              />
            )}
            {unknown > 0 && (
              <Checkbox
                showLabel
                label={translate('locale.import.unknown', { smart_count: unknown })}
                checked={wish.takesUnknown}
                onChange={({ target }) => setWish({ ...wish, takesUnknown: target.checked })}
              />
            )}
            <p className={styles.quiet}>
              {translate('locale.import.same', { smart_count: plan.same })}{' '}
              {part && part.left > 0 && translate('locale.import.left', { smart_count: part.left })}
            </p>
            <ChangeList changes={changes} language={language} />
          </>
        )}
      </div>
    </Modal>
  );
}

/** The part that is meant: of the language by its name, or the only one; '' where it has to be asked. */
function usualPart(found: readonly FileTexts[], { tag }: ShopLanguage): string {
  const place = found.findIndex(({ name }) => name !== '' && languageOf(name).tag === tag);
  if (place >= 0) return String(place);
  return found.length === 1 ? '0' : '';
}
