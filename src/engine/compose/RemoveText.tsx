import { useTranslate } from 'ra-core';
import { Modal } from '../../ui/Modal';
import type { ConsoleRecord } from '../records/consoleRecord';
import type { EntityWords } from '../words';
import type { SpokenField } from './spokenField';
import type { Composer } from './useComposer';

interface RemoveTextProps extends SpokenField {
  composer: Composer;
  words: EntityWords;
  record: ConsoleRecord;
}

/** Says that an empty text takes the one away that is there. */
export function RemoveText({ composer, words, record, ...spoken }: RemoveTextProps) {
  const translate = useTranslate();
  return (
    <Modal
      danger
      title={translate('compose.remove.title', { ...spoken, title: words.title(record) })}
      onCancel={composer.stopAsking}
      onSubmit={() => composer.send(composer.asking?.also ?? null, true)}
      submitLabel={translate('compose.remove.submit', { ...spoken })}
    >
      <p>{translate('compose.remove.text', { ...spoken })}</p>
      <blockquote dir="auto">{composer.composed.seen}</blockquote>
    </Modal>
  );
}
