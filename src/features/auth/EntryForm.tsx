import type { ReactNode, SubmitEventHandler } from 'react';
import { Button } from '../../ui/buttons/Button';
import flowStyles from '../../ui/layout/flow.module.css';

interface EntryFormProps {
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  isPending: boolean;
  submitLabel: string;
  /** Beside the submit button, which fills the row without it. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Form of a page without a session: fields in a column, and the submit button at the end. */
export function EntryForm({ onSubmit, isPending, submitLabel, actions, children }: EntryFormProps) {
  const submitButton = (
    <Button type="submit" kind="primary" busy={isPending}>
      {submitLabel}
    </Button>
  );
  return (
    <form noValidate onSubmit={onSubmit} className={flowStyles.rows3} aria-busy={isPending || undefined}>
      {children}
      {actions === undefined ? (
        submitButton
      ) : (
        <div className={flowStyles.controls}>
          {submitButton}
          {actions}
        </div>
      )}
    </form>
  );
}
