import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import type { SavedReply } from '../../../../resources/settings';
import { Button } from '../../../ui/buttons/Button';
import { Banner } from '../../../ui/feedback/Banner';
import { insertText } from '../../../ui/inputs/insertText';
import { TextArea } from '../../../ui/inputs/TextArea';
import { TextBox } from '../../../ui/inputs/TextBox';
import { Modal } from '../../../ui/overlays/Modal';
import { useListText } from '../../../ui/text/useListText';
import styles from './ManageReplies.module.css';
import { REPLY_LIMITS } from './replyChanges';
import { useReplyEdit } from './useReplyEdit';
import type { SavedReplies } from './useSavedReplies';
import { useVariableFallbacks } from './useVariableFallbacks';
import {
  fillVariables,
  findUnknownVariables,
  type ReplyVariable,
  type ReplyVariableValues,
  replyVariables,
  toVariableToken,
} from './variables';

interface EditReplyProps {
  /** Null for a new one. */
  reply: SavedReply | null;
  /** Initial text of a new reply. */
  text: string;
  saved: SavedReplies;
  values: ReplyVariableValues;
  /** Returns to the list. The draft is kept. */
  onBack: () => void;
  onSaved: (name: string) => void;
}

/** Edits one saved reply, with a preview. */
export function EditReply({ reply, text, saved, values, onBack, onSaved }: EditReplyProps) {
  const translate = useTranslate();
  const form = useRef<HTMLDivElement>(null);
  const { edit, update, issues, theirs, ...editing } = useReplyEdit(reply, text, saved, onSaved);
  const getFieldError = (field: 'name' | 'text') => {
    const issue = issues.find((item) => item.startsWith(field));
    return issue && translate(`replies.fault.${issue}`, { most: REPLY_LIMITS[field] });
  };
  const insert = (variable: ReplyVariable) => {
    const area = form.current?.querySelector('textarea');
    if (!area) return;
    insertText(area, toVariableToken(variable), [area.selectionStart, area.selectionEnd], (typed) =>
      update({ text: typed }),
    );
  };
  return (
    <Modal
      size="wide"
      title={translate(reply ? 'replies.editTitle' : 'replies.addTitle')}
      onCancel={onBack}
      cancelLabel={translate('replies.back')}
      onSubmit={editing.save}
      submitLabel={translate('replies.save')}
      error={editing.errorMessage}
    >
      <div ref={form} className={styles.form}>
        {editing.isRestored && (
          <Banner
            tone="info"
            action={
              <Button size="small" onClick={editing.discard}>
                {translate('replies.discard')}
              </Button>
            }
          >
            {translate('replies.restored')}
          </Banner>
        )}
        {theirs && (
          <Banner tone="waiting" title={translate('replies.changed.title')}>
            <p>{translate('replies.changed.text')}</p>
            <p dir="auto" className={styles.theirs}>
              {theirs.text}
            </p>
          </Banner>
        )}
        <TextBox
          label={translate('replies.name')}
          help={translate('replies.nameHelp')}
          required
          dir="auto"
          value={edit.name}
          onChange={(name) => update({ name })}
          error={getFieldError('name')}
        />
        <TextArea
          label={translate('replies.text')}
          required
          rows={5}
          value={edit.text}
          onChange={(typed) => update({ text: typed })}
          error={getFieldError('text')}
        />
        <fieldset aria-label={translate('replies.insert')} className={styles.variables}>
          <span className={styles.help} aria-hidden="true">
            {translate('replies.insert')}
          </span>
          {replyVariables.map((variable) => (
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

/** Preview of the reply for the current record. */
function Sample({ text, values }: { text: string; values: ReplyVariableValues }) {
  const translate = useTranslate();
  const listText = useListText();
  const fallbacks = useVariableFallbacks();
  const unknown = findUnknownVariables(text);
  return (
    <>
      <p className={styles.help}>{translate('replies.fallback', { example: '{{customer.firstName|friend}}' })}</p>
      {unknown.length > 0 && (
        <Banner tone="waiting">{translate('replies.unknown', { names: listText(unknown) })}</Banner>
      )}
      <section aria-label={translate('replies.sample')} className={styles.sample}>
        <h3>{translate('replies.sample')}</h3>
        <p dir="auto" className={styles.preview}>
          {text.trim() === '' ? translate('replies.sampleEmpty') : fillVariables(text, values, fallbacks)}
        </p>
      </section>
    </>
  );
}
