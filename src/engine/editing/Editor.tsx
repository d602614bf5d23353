import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { AppError } from '../../../dataProvider/errors';
import { Banner } from '../../ui/feedback/Banner';
import columnStyles from '../../ui/layout/columns.module.css';
import textStyles from '../../ui/text/text.module.css';
import { useListText } from '../../ui/text/useListText';
import { useErrorReason } from '../errors/errorReason';
import { EditBar } from './EditBar';
import { EditGuard } from './EditGuard';
import styles from './Editor.module.css';
import { MergeConflictNotice } from './MergeConflictNotice';
import type { EditorController } from './useEditor';

/** What the texts of an editor call a save: publishing, or only saving. */
export type EditVerb = 'publish' | 'save';

interface EditorProps {
  editor: Omit<EditorController<unknown, unknown>, 'change' | 'save' | 'tools' | 'check' | 'submit'> & {
    submit: () => unknown;
  };
  verb?: EditVerb;
  /** Returns the label of a part of the value. */
  getLabel: (path: readonly string[]) => string;
  /** Formats a part of the value; '' if it has none. */
  formatValue: (value: unknown, path: readonly string[]) => string;
  /**
   * Returns the label of a field in the server's errors; null if its input shows the error. Default: the label of the
   * part with this path, without a leading `data.`.
   */
  getFieldLabel?: (field: string) => string | null;
  /** What the bar says about the changes: their number, or a text. Default: that there are some. */
  changes?: number | ReactNode;
  /** Label of the button that saves. Default: that of the verb. */
  submitLabel?: string;
  /** Explains why the last save failed. Default: the error's reason and its fields. */
  renderError?: (error: AppError) => ReactNode;
  /** Added to the explanation of an error. */
  errorHint?: ReactNode;
  /** Whether leaving the page would lose edits, see `LeaveGuard`. Default: if there are any. */
  guard?: (to: string | null) => boolean;
  /** Limits the width, for a form that is read from top to bottom. */
  isForm?: boolean;
  /** Inputs, and what depends on them. */
  children: ReactNode;
}

/**
 * Page of an edited value: restored draft, conflicts, inputs, save bar with the reason of a failure, and leave guard.
 * Needs the `editing` messages.
 */
export function Editor(props: EditorProps) {
  const { editor, verb = 'publish', getLabel, formatValue, changes, submitLabel, guard, isForm, children } = props;
  const { isChanged, isSaving, isRestored, isChecked, issues, error } = editor;
  const translate = useTranslate();
  const { getFieldLabel = (field) => getLabel(field.replace(/^data\./, '').split('.')), errorHint } = props;
  const {
    renderError = () =>
      error && (
        <SaveError {...{ error, verb, getFieldLabel }} partlySaved={editor.partlySaved ?? []} hint={errorHint} />
      ),
  } = props;
  const summary =
    typeof changes === 'number' ? translate(`editing.${verb}.changes`, { smart_count: changes }) : changes;
  return (
    <div className={isForm ? styles.form : undefined}>
      <div className={columnStyles.stackAboveBar}>
        {isRestored && isChanged && <Banner tone="info" title={translate(`editing.${verb}.restored`)} />}
        <MergeConflictNotice
          verb={verb}
          conflicts={editor.conflicts}
          decide={editor.decide}
          nameOf={getLabel}
          textOf={formatValue}
        />
        {children}
      </div>
      <EditBar
        verb={verb}
        inHead={!isForm}
        edited={editor}
        message={
          <>
            {isSaving ? translate(`editing.${verb}.saving`) : (summary ?? translate(`editing.${verb}.label`))}
            {isChecked && issues.length > 0 && (
              <span className={textStyles.danger}>
                {translate(`editing.${verb}.issues`, { smart_count: issues.length })}
              </span>
            )}
          </>
        }
        submitLabel={submitLabel ?? translate(`editing.${verb}.submit`)}
        answer={error && isChanged && renderError(error)}
        onSubmit={() => editor.submit()}
      />
      <EditGuard verb={verb} when={guard ?? editor.hasUnsavedChanges} />
    </div>
  );
}

interface SaveErrorProps {
  error: AppError;
  verb: EditVerb;
  getFieldLabel: (field: string) => string | null;
  partlySaved: readonly string[];
  hint: ReactNode;
}

/** Banner that explains why a save failed and that the edits are kept. */
function SaveError({ error, verb, getFieldLabel, partlySaved, hint }: SaveErrorProps) {
  const translate = useTranslate();
  const formatList = useListText();
  const getErrorReason = useErrorReason();
  // The server's own texts and uncertain outcomes don't say what to do.
  const hasAdvice = error.message === '' && !error.uncertain;
  const title = partlySaved.length > 0 ? 'part' : 'title';
  const savedNames = formatList(partlySaved.flatMap((field) => getFieldLabel(field) ?? []));
  return (
    <Banner tone="danger" title={translate(`editing.${verb}.failed.${error.uncertain ? 'uncertain' : title}`)}>
      <p>{getErrorReason(error)}</p>
      {savedNames !== '' && <p>{translate(`editing.${verb}.failed.saved`, { names: savedNames })}</p>}
      {Object.entries(error.fields).map(([field, text]) => {
        const label = getFieldLabel(field);
        return label !== null && <p key={field}>{translate('ui.fieldText', { field: label, text })}</p>;
      })}
      {hint}
      <p>{translate(`editing.${verb}.failed.${hasAdvice ? 'kept' : 'again'}`)}</p>
    </Banner>
  );
}
