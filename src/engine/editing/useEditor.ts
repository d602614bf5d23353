import { useState } from 'react';
import { flushSync } from 'react-dom';
import { AppError, toAppError } from '../../../dataProvider/errors';
import { useAsyncAction } from '../../ui/buttons/useAsyncAction';
import { focusField } from '../../ui/focus/focusField';
import { useToast } from '../../ui/toasts/toastContext';
import { type EditSession, type EditSessionOptions, useEditSession } from './useEditSession';

export interface EditorOptions<Value, Issue> extends EditSessionOptions<Value> {
  /**
   * Saves the value.
   * @returns the value as saved
   * @throws AppError; of kind `conflict` if someone else changed the same parts, so that nothing was sent
   */
  save: (value: Value) => Promise<Value>;
  /** Notification after a save. */
  savedText?: string;
  /** Called after a save. */
  onSaved?: () => void;
  /** Finds what must be corrected before a save, in the order of the page. An issue may be the `data-field` of an input. */
  validate?: (value: Value, saved: Value) => readonly Issue[];
  /** Focuses the input of an issue. Default: the input whose `data-field` it is. */
  focusIssue?: (issue: Issue) => void;
}

/** Edit session that is validated and saved: react-admin's edit controller for one value. */
export interface EditorController<Value, Issue = never> extends EditSession<Value> {
  /**
   * Validates and saves. Focuses the first invalid field. Refused with an error of kind `conflict` while there are
   * conflicts.
   * @param options.keepsMine resolves all conflicts with the edited values
   */
  submit: (options?: { keepsMine: boolean }) => void;
  /** Error of the last save; null if it succeeded, or after its last conflict was resolved. */
  error: AppError | null;
  clearError: () => void;
  /** Messages of the server for its fields. */
  serverErrors: Readonly<Record<string, string>>;
  issues: readonly Issue[];
  /** Whether a save was refused because of issues, so that all are shown. */
  isChecked: boolean;
}

/** Edits a value, and saves it one attempt at a time. A failed save keeps the edits. */
export function useEditor<Value, Issue = never>(options: EditorOptions<Value, Issue>): EditorController<Value, Issue> {
  const { save, savedText, onSaved, validate = () => [], focusIssue = (issue) => focusField(String(issue)) } = options;
  const toast = useToast();
  const session = useEditSession(options);
  const [error, setError] = useState<AppError | null>(null);
  const [isChecked, setChecked] = useState(false);
  const { run } = useAsyncAction(async () => {
    setError(null);
    try {
      await session.save(save);
      if (savedText !== undefined) toast({ tone: 'done', text: savedText });
      onSaved?.();
    } catch (thrown) {
      setError(toAppError(thrown));
    }
  });
  const submit: EditorController<Value>['submit'] = ({ keepsMine } = { keepsMine: false }) => {
    if (keepsMine) for (const conflict of session.conflicts) session.decide(conflict, 'mine');
    else if (session.conflicts.length > 0) return setError(new AppError({ kind: 'conflict' }));
    // `session.value` may be a keystroke behind.
    const [first] = validate(session.latest(), options.saved);
    // The errors of the inputs are rendered before one of them is focused.
    flushSync(() => setChecked(first !== undefined));
    if (first === undefined) run();
    else focusIssue(first);
  };
  return {
    ...session,
    submit,
    error,
    serverErrors: error?.fields ?? noErrors,
    issues: validate(session.value, options.saved),
    isChecked,
    decide(conflict, side) {
      if (session.conflicts.length === 1) setError(null);
      session.decide(conflict, side);
    },
    clearError: () => setError(null),
    hasUnsavedChanges: () => session.isSaving || session.hasUnsavedChanges(),
  };
}

const noErrors: Readonly<Record<string, string>> = {};
