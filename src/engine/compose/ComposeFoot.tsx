import { useTranslate } from 'ra-core';
import { ariaKeyShortcuts, formatShortcut } from '../../lib/formatShortcut';
import { Button } from '../../ui/buttons/Button';
import { Kbd } from '../../ui/text/Kbd';
import type { EntityLabels } from '../entity/entityLabels';
import type { NamedAction } from '../records/actions';
import type { FieldLabels } from './composeField';
import styles from './TextComposer.module.css';
import type { Composer } from './useComposer';

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
      aria-keyshortcuts={ariaKeyShortcuts(['command'], 'Enter')}
      onClick={() => composer.send(null)}
    >
      {sendLabel()}
      <ShortcutHint keys={formatShortcut(['command'], 'Enter')} />
    </Button>
  );
  const sendBoth = companion && !isRemoval && (
    <Button
      key="both"
      kind={isUsuallyWithCompanion ? 'primary' : 'plain'}
      busy={isBusy && isUsuallyWithCompanion}
      disabled={!canSend || isBusy}
      aria-keyshortcuts={ariaKeyShortcuts(['command', 'shift'], 'Enter')}
      onClick={() => composer.send(companion)}
    >
      {labels.actionBoth(name, companion.name) ??
        translate('compose.both', { first: labels.action(name), second: labels.action(companion.name) })}
      <ShortcutHint keys={formatShortcut(['command', 'shift'], 'Enter')} />
    </Button>
  );
  return (
    <div className={styles.foot}>
      <div className={styles.buttons}>
        {isUsuallyWithCompanion ? [sendBoth, send] : [send, sendBoth]}
        <Button kind="quiet" disabled={isBusy} aria-keyshortcuts="Escape" onClick={composer.close}>
          {translate('compose.close')}
          <ShortcutHint keys={['Esc']} />
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

/** Visual hint; screen readers get `aria-keyshortcuts`. */
function ShortcutHint({ keys }: { keys: readonly string[] }) {
  return (
    <span aria-hidden="true">
      <Kbd keys={keys} />
    </span>
  );
}
