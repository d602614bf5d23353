import { useTranslate } from 'ra-core';
import { endSentence } from '../../../dataProvider/parse/sanitizeServerText';
import { ariaKeyShortcuts, formatShortcut } from '../../lib/formatShortcut';
import { Button } from '../../ui/buttons/Button';
import { CopyButton } from '../../ui/buttons/CopyButton';
import { Banner } from '../../ui/feedback/Banner';
import { Kbd } from '../../ui/text/Kbd';
import type { EntityLabels } from '../entity/entityLabels';
import { useErrorReason } from '../errors/errorReason';
import { useFieldErrors } from '../errors/useFieldErrors';
import type { NamedAction } from '../records/actions';
import type { FieldLabels } from './composeField';
import styles from './TextComposer.module.css';
import type { Composer, ComposeStage } from './useComposer';

interface ComposeFootProps extends FieldLabels {
  composer: Composer;
  /** Action that can be run together with sending. */
  companion: NamedAction | null;
  labels: EntityLabels;
  name: string;
  onDiscard: () => void;
}

/** Buttons of the composer with their shortcuts, and the state of the draft. */
export function ComposeFoot({ composer, companion, labels, name, onDiscard, ...fieldLabels }: ComposeFootProps) {
  const translate = useTranslate();
  const { composed, stage, isBusy, isRemoval, canSend, isUsuallyWith } = composer;
  if (stage.kind === 'gone') {
    return (
      <div className={styles.buttons}>
        <Button onClick={composer.close}>{translate('compose.close')}</Button>
      </div>
    );
  }
  const isUsuallyWithCompanion = companion !== null && !isRemoval && isUsuallyWith(companion);
  const send = (
    <Button
      key="send"
      kind={getSendKind()}
      busy={isBusy && !isUsuallyWithCompanion}
      disabled={!canSend || isBusy}
      aria-keyshortcuts={ariaKeyShortcuts(isUsuallyWithCompanion ? ['command', 'shift'] : ['command'], 'Enter')}
      onClick={() => composer.send(null)}
    >
      {sendLabel()}
      {!isUsuallyWithCompanion && <PrimaryHint />}
    </Button>
  );
  const sendBoth = companion && !isRemoval && (
    <Button
      key="both"
      kind={isUsuallyWithCompanion ? 'primary' : 'plain'}
      busy={isBusy && isUsuallyWithCompanion}
      disabled={!canSend || isBusy}
      aria-keyshortcuts={ariaKeyShortcuts(isUsuallyWithCompanion ? ['command'] : ['command', 'shift'], 'Enter')}
      onClick={() => composer.send(companion)}
    >
      {labels.actionBoth(name, companion.name) ??
        translate('compose.both', { first: labels.action(name), second: labels.action(companion.name) })}
      {isUsuallyWithCompanion && <PrimaryHint />}
    </Button>
  );
  return (
    <div className={styles.foot}>
      <div className={styles.buttons}>
        {isUsuallyWithCompanion ? [sendBoth, send] : [send, sendBoth]}
        <Button kind="quiet" disabled={isBusy} aria-keyshortcuts="Escape" onClick={composer.close}>
          {translate('compose.close')}
        </Button>
        {composed.isChanged && (
          <Button kind="quiet" disabled={isBusy} onClick={onDiscard}>
            {translate('compose.discard')}
          </Button>
        )}
      </div>
      {composed.isChanged && (
        <p className={styles.note}>
          {translate(composed.isRestored ? 'compose.draft.restored' : 'compose.draft.kept')}
        </p>
      )}
    </div>
  );

  function getSendKind() {
    if (isRemoval) return 'danger';
    return isUsuallyWithCompanion ? 'plain' : 'primary';
  }

  function sendLabel(): string {
    if (isRemoval) return translate('compose.remove.label', { ...fieldLabels });
    return stage.kind === 'conflict' ? translate('compose.conflict.keepMine') : labels.actionConfirm(name);
  }
}

/** Shows the shortcut of the first button while the text has the focus; screen readers get `aria-keyshortcuts`. */
function PrimaryHint() {
  return (
    <span aria-hidden="true">
      <Kbd keys={formatShortcut(['command'], 'Enter')} />
    </span>
  );
}

interface StageNoticeProps extends FieldLabels {
  composer: Composer;
}

/** Result of a failed attempt to send, with recovery actions. */
export function StageNotice({ composer, ...fieldLabels }: StageNoticeProps) {
  const translate = useTranslate();
  const { stage, composed } = composer;
  switch (stage.kind) {
    case 'gone':
      return (
        <Banner
          tone="danger"
          title={translate('compose.gone.title')}
          action={<CopyButton value={composed.text} label={translate('compose.gone.copy')} />}
        >
          {translate('compose.gone.text', { ...fieldLabels })}
        </Banner>
      );
    case 'failed':
    case 'missing':
    case 'unknown':
      return <FailedNotice stage={stage} composer={composer} {...fieldLabels} />;
    default:
      return null;
  }
}

interface FailedNoticeProps extends StageNoticeProps {
  stage: Extract<ComposeStage, { error: unknown }>;
}

function FailedNotice({ stage, composer, ...fieldLabels }: FailedNoticeProps) {
  const translate = useTranslate();
  const getErrorReason = useErrorReason();
  const getFieldErrors = useFieldErrors();
  const { kind, error, companion } = stage;
  const fieldError = Object.values(getFieldErrors(error))[0];
  const reason = fieldError === undefined ? formatReason() : endSentence(fieldError);
  // Only the server's own message doesn't say what to do.
  const isServerText = fieldError !== undefined || (error.message !== '' && error.kind !== 'conflict');
  const outcome = kind === 'failed' && !isServerText ? 'kept' : kind;
  const isAlsoNot = companion !== null && !(kind === 'unknown' && composer.isOneRequest);
  const checkButton = kind === 'unknown' && (
    <Button size="small" onClick={() => composer.checkAgain(error, companion)}>
      {translate('compose.failed.check')}
    </Button>
  );
  return (
    <Banner
      tone="danger"
      title={translate(kind === 'unknown' ? 'compose.failed.unknownTitle' : 'compose.failed.title', { ...fieldLabels })}
      action={checkButton}
    >
      {[reason, translate(`compose.failed.${outcome}`), isAlsoNot && translate('compose.failed.alsoNot')]
        .filter(Boolean)
        .join(' ')}
    </Banner>
  );

  function formatReason(): string {
    // The record was refetched and has not changed, so the usual conflict message would be wrong.
    if (kind === 'failed' && error.kind === 'conflict')
      return translate('compose.failed.sameAsSeen', { ...fieldLabels });
    // What to do is said once, after the reason.
    return getErrorReason(kind === 'missing' ? error.with({ uncertain: true }) : error);
  }
}

/** Notice of a conflict. The other user's text was not overwritten. */
export function ConflictNotice(fieldLabels: FieldLabels) {
  const translate = useTranslate();
  return (
    <div role="alert">
      <Banner tone="waiting" title={translate('compose.conflict.title', { ...fieldLabels })}>
        {translate('compose.conflict.text')}
      </Banner>
    </div>
  );
}

interface RemoteChangeNoticeProps extends FieldLabels {
  onCompare: () => void;
}

/** Notice that another user has changed the text while the draft is being written. */
export function RemoteChangeNotice({ onCompare, ...fieldLabels }: RemoteChangeNoticeProps) {
  const translate = useTranslate();
  return (
    <div role="status">
      <Banner
        tone="waiting"
        title={translate('compose.elsewhere.title', { ...fieldLabels })}
        action={
          <Button size="small" onClick={onCompare}>
            {translate('compose.elsewhere.compare')}
          </Button>
        }
      >
        {translate('compose.elsewhere.text')}
      </Banner>
    </div>
  );
}
