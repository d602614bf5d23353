import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import type { SavedReply } from '../../../../resources/settings';
import { Button } from '../../../ui/Button';
import { insertText } from '../../../ui/insertText';
import { Modal } from '../../../ui/Modal';
import { Notice } from '../../../ui/Notice';
import { TextArea } from '../../../ui/TextArea';
import { TextBox } from '../../../ui/TextBox';
import { useListText } from '../../../ui/useListText';
import styles from './ManageReplies.module.css';
import { limits } from './replyChanges';
import { useReplyEdit } from './useReplyEdit';
import type { SavedReplies } from './useSavedReplies';
import { useUsualWords } from './useUsualWords';
import { fill, unknownIn, type Variable, type VariableValues, variables, written } from './variables';

interface EditReplyProps {
  /** Null for a new one. */
  reply: SavedReply | null;
  /** What a new one begins with. */
  text: string;
  saved: SavedReplies;
  values: VariableValues;
  /** Back to the list; what is typed is kept. */
  onBack: () => void;
  onSaved: (name: string) => void;
}

/** Writes one saved reply, and shows what it will say. */
export function EditReply({ reply, text, saved, values, onBack, onSaved }: EditReplyProps) {
  const translate = useTranslate();
  const form = useRef<HTMLDivElement>(null);
  const { edit, type, faults, theirs, ...editing } = useReplyEdit(reply, text, saved, onSaved);
  const faultOf = (field: 'name' | 'text') => {
    const fault = faults.find((one) => one.startsWith(field));
    return fault && translate(`replies.fault.${fault}`, { most: limits[field] });
  };
  const insert = (variable: Variable) => {
    const area = form.current?.querySelector('textarea');
    if (!area) return;
    insertText(area, written(variable), [area.selectionStart, area.selectionEnd], (typed) => type({ text: typed }));
  };
  return (
    <Modal
      size="wide"
      title={translate(reply ? 'replies.editTitle' : 'replies.addTitle')}
      onCancel={onBack}
      cancelLabel={translate('replies.back')}
      onSubmit={editing.save}
      submitLabel={translate('replies.save')}
      error={editing.failure}
    >
      <div ref={form} className={styles.form}>
        {editing.isRestored && (
          <Notice
            tone="info"
            action={
              <Button size="small" onClick={editing.discard}>
                {translate('replies.discard')}
              </Button>
            }
          >
            {translate('replies.restored')}
          </Notice>
        )}
        {theirs && (
          <Notice tone="waiting" title={translate('replies.changed.title')}>
            <p>{translate('replies.changed.text')}</p>
            <p dir="auto" className={styles.theirs}>
              {theirs.text}
            </p>
          </Notice>
        )}
        <TextBox
          label={translate('replies.name')}
          help={translate('replies.nameHelp')}
          required
          dir="auto"
          value={edit.name}
          onChange={(name) => type({ name })}
          error={faultOf('name')}
        />
        <TextArea
          label={translate('replies.text')}
          required
          rows={5}
          value={edit.text}
          onChange={(typed) => type({ text: typed })}
          error={faultOf('text')}
        />
        <fieldset aria-label={translate('replies.insert')} className={styles.variables}>
          <span className={styles.help} aria-hidden="true">
            {translate('replies.insert')}
          </span>
          {variables.map((variable) => (
            <Button key={variable} size="small" onClick={() => insert(variable)}>
              {translate(`replies.variable.${variable.replace('.', '_')}`)}
            </Button>
          ))}
        </fieldset>
        <Sample text={edit.text} values={values} />
      </div>
    </Modal>
  );
}

/** What the reply says on the record at hand. */
function Sample({ text, values }: { text: string; values: VariableValues }) {
  const translate = useTranslate();
  const listText = useListText();
  const usual = useUsualWords();
  const unknown = unknownIn(text);
  return (
    <>
      <p className={styles.help}>{translate('replies.fallback', { example: '{{customer.firstName|friend}}' })}</p>
      {unknown.length > 0 && (
        <Notice tone="waiting">{translate('replies.unknown', { names: listText(unknown) })}</Notice>
      )}
      <section aria-label={translate('replies.sample')} className={styles.sample}>
        <h3>{translate('replies.sample')}</h3>
        <p dir="auto" className={styles.preview}>
          {text.trim() === '' ? translate('replies.sampleEmpty') : fill(text, values, usual)}
        </p>
      </section>
    </>
  );
}
