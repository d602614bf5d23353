import { useTranslate } from 'ra-core';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Button } from './Button';
import { classes } from './classes';
import styles from './Modal.module.css';
import { useModalDialog } from './useModalDialog';
import { useSubmitOnce } from './useSubmitOnce';

interface ModalProps {
  /** A question or what the form does; the dialog's heading and name. */
  title: string;
  children?: ReactNode;
  /** Cancel, Escape, and the system's way back. Not called while busy. */
  onCancel: () => void;
  /** Makes the dialog a form with a button of its own; a promise keeps it locked until settled. */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => unknown) | undefined;
  submitLabel?: string | undefined;
  cancelLabel?: string | undefined;
  /** It destroys something: the button is red and Cancel has the focus. */
  danger?: boolean | undefined;
  /** The work is under way: nothing can be pressed, and the dialog cannot be left. */
  busy?: boolean | undefined;
  /** There is nothing to submit yet. */
  submitDisabled?: boolean | undefined;
  /** Why it failed, shown as an alert. */
  error?: ReactNode;
  /** What will come of it; it stays in sight beside the buttons, however long the form is. */
  outcome?: ReactNode;
  /** 480 px wide, or 720. */
  size?: 'wide' | undefined;
}

/** A dialog over the page; it is open while it is mounted, and gives the focus back where it came from. */
export function Modal(props: ModalProps) {
  const {
    title,
    children,
    onCancel,
    onSubmit,
    submitLabel,
    cancelLabel,
    danger = false,
    submitDisabled,
    error,
    outcome,
    size,
  } = props;
  const translate = useTranslate();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { isPending, submit } = useSubmitOnce(submitDisabled ? undefined : onSubmit, props.busy ?? false);
  const isBusy = isPending || (props.busy ?? false);
  const cancel = () => {
    if (!isBusy) onCancel();
  };
  useModalDialog(dialog, { isBusy, focusCancel: danger, onCancel: cancel });

  const onKeyDown = (event: KeyboardEvent) => {
    // The list behind has letters of its own.
    event.stopPropagation();
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    cancel();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={danger ? `${id}-body` : undefined}
      aria-busy={isBusy || undefined}
      {...(danger && { role: 'alertdialog' })}
      className={classes(styles.dialog, size === 'wide' && styles.wide)}
      onKeyDown={onKeyDown}
    >
      <form noValidate onSubmit={submit} className={classes(styles.form, outcome !== undefined && styles.split)}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <div id={`${id}-body`} className={styles.body}>
          {children}
          {error !== undefined && error !== null && error !== false && (
            <div role="alert" className={styles.error}>
              {error}
            </div>
          )}
        </div>
        <footer className={styles.foot}>
          {outcome !== undefined && <div className={styles.outcome}>{outcome}</div>}
          <Button data-cancel onClick={cancel} disabled={isBusy}>
            {cancelLabel ?? translate(onSubmit ? 'ui.cancel' : 'ui.close')}
          </Button>
          {onSubmit && (
            <Button
              type="submit"
              data-submit
              kind={danger ? 'danger' : 'primary'}
              busy={isBusy}
              disabled={submitDisabled}
            >
              {submitLabel}
            </Button>
          )}
        </footer>
      </form>
    </dialog>
  );
}
