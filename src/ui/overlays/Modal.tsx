import { useTranslate } from 'ra-core';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Button } from '../buttons/Button';
import { useSubmitOnce } from '../buttons/useSubmitOnce';
import { classes } from '../classes';
import styles from './Modal.module.css';
import { useModalDialog } from './useModalDialog';

interface ModalProps {
  /** Heading and accessible name. */
  title: string;
  children?: ReactNode;
  /** Called by Cancel, Escape, and the system's back gesture. Not called while busy. */
  onCancel: () => void;
  /** Adds a submit button. If a promise is returned, the dialog is locked until it settles. */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => unknown) | undefined;
  submitLabel?: string | undefined;
  cancelLabel?: string | undefined;
  /** Destructive action: the submit button is red and Cancel is focused initially. */
  danger?: boolean | undefined;
  /** Disables all buttons and prevents closing. */
  busy?: boolean | undefined;
  /** Disables the submit button. */
  submitDisabled?: boolean | undefined;
  /** Error message, shown as an alert. */
  error?: ReactNode;
  /** Preview of the result. Always visible next to the buttons, however long the form is. */
  outcome?: ReactNode;
  /** 720 px instead of 480 px wide. */
  size?: 'wide' | undefined;
}

/** Modal dialog. Open while mounted; returns the focus to the previously focused element. */
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
    // Keeps shortcuts of the page behind from running.
    event.stopPropagation();
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.defaultPrevented) {
      event.preventDefault();
      dialog.current?.querySelector<HTMLButtonElement>('[data-submit]')?.click();
    }
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
