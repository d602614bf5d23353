import '../../../i18n/en/areas/editing';
import { useNotify, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { AppError, toAppError } from '../../../dataProvider/errors';
import { useIsMounted } from '../../lib/useIsMounted';
import { focusField } from '../../ui/focus/focusField';
import { useErrorText } from '../errors/errorText';
import { type EditSession, type EditSessionOptions, useEditSession } from './useEditSession';

export interface EditorOptions<Value, Issue> extends EditSessionOptions<Value> {
  /**
   * Saves the value.
   * @returns the value as saved
   * @throws AppError; its kind is `conflict` if another user has changed the same parts and nothing was sent
   */
  save: (value: Value) => Promise<Value>;
  /** Notification after a save, or what returns it for the saved value. */
  savedText?: string | ((saved: Value) => string);
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
   * conflicts. Resolves when the save has ended; never rejects.
   * @param options.keepsMine resolves all conflicts with the edited values
   */
  submit: (options?: { keepsMine: boolean }) => Promise<void>;
  /** Validates, and focuses the first invalid field. Returns whether all are valid. */
  check: () => boolean;
  /** Error of the last save; null if it succeeded, or after its last conflict was resolved. */
  error: AppError | null;
  clearError: () => void;
  /** Names of what the last save has saved although it failed. */
  partlySaved?: readonly string[];
  /** Messages of the server for its fields. */
  serverErrors: Readonly<Record<string, string>>;
  issues: readonly Issue[];
  /** Whether a save was refused because of issues, so that all are shown. */
  isChecked: boolean;
}

/** Edits a value, and saves it one attempt at a time. A failed save keeps the edits. */
export function useEditor<Value, Issue = never>(options: EditorOptions<Value, Issue>): EditorController<Value, Issue> {
  const { save, savedText, onSaved, validate = () => [], focusIssue = (issue) => focusField(String(issue)) } = options;
  const notify = useNotify();
  const session = useEditSession(options);
  const [error, setError] = useState<AppError | null>(null);
  const [isChecked, setChecked] = useState(false);
  const isLocked = useRef(false);
  const isMounted = useIsMounted();
  const reportLate = useLateFailure();
  const fail = (thrown: unknown) => {
    setError(toAppError(thrown));
    if (!isMounted()) reportLate(thrown);
  };
  const check = () => {
    // `session.value` may be a keystroke behind.
    const [first] = validate(session.latest(), options.saved);
    // The errors of the inputs are rendered before one of them is focused.
    flushSync(() => setChecked(first !== undefined));
    if (first !== undefined) focusIssue(first);
    return first === undefined;
  };
  const submit: EditorController<Value>['submit'] = async ({ keepsMine } = { keepsMine: false }) => {
    if (isLocked.current) return;
    if (keepsMine) for (const conflict of session.conflicts) session.decide(conflict, 'mine');
    else if (session.conflicts.length > 0) return setError(new AppError({ kind: 'conflict' }));
    if (!check()) return;
    isLocked.current = true;
    setError(null);
    try {
      const now = await session.save(save);
      const text = savedText instanceof Function ? savedText(now) : savedText;
      if (text !== undefined) notify(text, { type: 'success' });
      onSaved?.();
    } catch (thrown) {
      fail(thrown);
    } finally {
      isLocked.current = false;
    }
  };
  return {
    ...session,
    submit,
    check,
    error,
    serverErrors: error?.fields ?? noErrors,
    issues: validate(session.value, options.saved),
    isChecked,
    decide(conflict, side) {
      if (session.conflicts.length === 1) setError(null);
      session.decide(conflict, side);
    },
    clearError: () => setError(null),
    revert() {
      setError(null);
      setChecked(false);
      session.revert();
    },
    hasUnsavedChanges: () => session.isSaving || session.hasUnsavedChanges(),
  };
}

/** Returns a function that notifies of a save that failed after its page was left, and leads back there. */
function useLateFailure(): (error: unknown) => void {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const page = useLocation();
  const errorText = useErrorText();
  return (error) =>
    notify(translate('editing.late.failed', { reason: errorText(error) }), {
      type: 'error',
      action: { label: translate('editing.late.show'), run: () => void navigate(page) },
    });
}

const noErrors: Readonly<Record<string, string>> = {};
