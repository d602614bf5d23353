import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { SavedReply } from '../../../../resources/settings';
import { Button } from '../../../ui/buttons/Button';
import { Banner } from '../../../ui/feedback/Banner';
import { insertText } from '../../../ui/inputs/insertText';
import { TextArea } from '../../../ui/inputs/TextArea';
import { TextBox } from '../../../ui/inputs/TextBox';
import { Modal } from '../../../ui/overlays/Modal';
import textStyles from '../../../ui/text/text.module.css';
import { useListText } from '../../../ui/text/useListText';
import { useDraft } from '../../drafts/useDraft';
import styles from './ManageReplies.module.css';
import { REPLY_LIMITS, type ReplyIssue, upsertReply, validateReply } from './replyChanges';
import { type SavedReplies, useReplySaveErrorText, useVariableFallbacks } from './useSavedReplies';
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
  /** Values of the current record that were replaced by variables in the initial text. */
  restored: readonly string[];
  saved: SavedReplies;
  values: ReplyVariableValues;
  /** Returns to the list. The draft is kept. */
  onBack: () => void;
  onSaved: (name: string) => void;
}

/** Edits one saved reply, with a preview. */
export function EditReply({ reply, text, restored, saved, values, onBack, onSaved }: EditReplyProps) {
  const translate = useTranslate();
  const listText = useListText();
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
        {restored.length > 0 && !editing.isRestored && (
          <Banner tone="info">{translate('replies.variablesRestored', { values: listText(restored) })}</Banner>
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
          <span className={textStyles.hint} aria-hidden="true">
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
      <p className={textStyles.hint}>{translate('replies.fallback', { example: '{{customer.firstName|friend}}' })}</p>
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

interface ReplyEditing {
  edit: ReplyEdit;
  update(change: Partial<Pick<ReplyEdit, 'name' | 'text'>>): void;
  /** True if restored from a draft. */
  isRestored: boolean;
  discard(): void;
  /** Validation errors. Missing fields are included after the first attempt to save. */
  issues: readonly ReplyIssue[];
  errorMessage: string | null;
  /** Version that another user saved since the edit started; else null. */
  theirs: SavedReply | null;
  save(): Promise<void>;
}

/**
 * Edits a saved reply. The draft is stored until it is saved or discarded.
 * @param reply null for a new one, which starts with `text`
 */
function useReplyEdit(
  reply: SavedReply | null,
  text: string,
  saved: SavedReplies,
  onSaved: (name: string) => void,
): ReplyEditing {
  const saveErrorText = useReplySaveErrorText();
  const [stored, persist] = useDraft(`savedReply:${reply?._id ?? 'new'}`);
  const [edit, setEdit] = useState(() => parseReplyEdit(stored) ?? createReplyEdit(reply, text));
  const [isRestored, setRestored] = useState(stored !== '');
  const [hasTriedToSave, setTriedToSave] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<SavedReply | null>(null);
  const issues = validateReply(edit, reply?._id ?? null, saved.replies);

  const change = (next: ReplyEdit) => {
    setEdit(next);
    persist(isReplyEdited(next) ? JSON.stringify(next) : '');
  };
  return {
    edit,
    update: (typed) => change({ ...edit, ...typed }),
    isRestored,
    discard() {
      persist('');
      setEdit(createReplyEdit(reply));
      setRestored(false);
    },
    issues: hasTriedToSave ? issues : issues.filter((issue) => !issue.endsWith('Missing')),
    errorMessage,
    theirs,
    async save() {
      setTriedToSave(true);
      if (issues.length > 0) return;
      setErrorMessage(null);
      const { id, seen } = edit;
      try {
        const conflicting = await saved.change(upsertReply(id, edit), (fresh) => {
          const found = fresh.find(({ _id }) => _id === id);
          return seen && found && (found.text !== seen.text || found.name !== seen.name) ? found : null;
        });
        setTheirs(conflicting);
        // Saving again overwrites the other version.
        if (conflicting) return change({ ...edit, seen: conflicting });
        persist('');
        onSaved(edit.name.trim());
      } catch (error) {
        setErrorMessage(saveErrorText(error));
      }
    },
  };
}

const shape = z.object({
  id: z.string(),
  seen: z.nullable(z.object({ _id: z.string(), name: z.nullable(z.string()), text: z.nullable(z.string()) })),
  name: z.string(),
  text: z.string(),
});

/** Edit of a saved reply. A new reply keeps its id across retries, so that it is never added twice. */
interface ReplyEdit {
  id: string;
  /** Saved reply when the edit started; null for a new one. */
  seen: SavedReply | null;
  name: string;
  text: string;
}

/** Creates the edit of a reply. @param text initial text of a new reply */
function createReplyEdit(reply: SavedReply | null, text = ''): ReplyEdit {
  if (!reply) return { id: newId(), seen: null, name: '', text };
  return { id: reply._id, seen: reply, name: reply.name ?? '', text: reply.text ?? '' };
}

/** Checks if the edit differs from the saved reply. */
function isReplyEdited({ seen, name, text }: ReplyEdit): boolean {
  return name !== (seen?.name ?? '') || text !== (seen?.text ?? '');
}

/** Parses a stored draft. Returns null if it is invalid. */
function parseReplyEdit(stored: string): ReplyEdit | null {
  try {
    const read = shape.safeParse(JSON.parse(stored));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
