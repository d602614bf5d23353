import { useTranslate } from 'ra-core';
import { printedKeys, spokenKeys } from '../../lib/shortcut';
import { Button } from '../../ui/Button';
import { Keys } from '../../ui/Keys';
import type { NamedAction } from '../actions/actions';
import type { EntityWords } from '../words';
import type { SpokenField } from './spokenField';
import styles from './TextComposer.module.css';
import type { Composer } from './useComposer';

interface ComposeFootProps extends SpokenField {
  composer: Composer;
  /** What can be done together with sending. */
  also: NamedAction | null;
  words: EntityWords;
  name: string;
  onDiscard: () => void;
}

/** The buttons under a text, each with its key, and what is kept of it. */
export function ComposeFoot({ composer, also, words, name, onDiscard, ...spoken }: ComposeFootProps) {
  const translate = useTranslate();
  const { composed, stage, isBusy, isRemoval, canSend } = composer;
  if (stage.kind === 'gone') {
    return (
      <div className={styles.buttons}>
        <Button onClick={composer.close}>{translate('compose.close')}</Button>
      </div>
    );
  }
  return (
    <div className={styles.foot}>
      <div className={styles.buttons}>
        <Button
          kind={isRemoval ? 'danger' : 'primary'}
          busy={isBusy}
          disabled={!canSend}
          aria-keyshortcuts={spokenKeys(['command'], 'Enter')}
          onClick={() => composer.send(null)}
        >
          {sendLabel()}
          <ShownKeys keys={printedKeys(['command'], 'Enter')} />
        </Button>
        {also && !isRemoval && (
          <Button
            disabled={!canSend || isBusy}
            aria-keyshortcuts={spokenKeys(['command', 'shift'], 'Enter')}
            onClick={() => composer.send(also)}
          >
            {translate('compose.both', { first: words.action(name), second: lower(words.action(also.name)) })}
            <ShownKeys keys={printedKeys(['command', 'shift'], 'Enter')} />
          </Button>
        )}
        <Button kind="quiet" disabled={isBusy} aria-keyshortcuts="Escape" onClick={composer.close}>
          {translate('compose.close')}
          <ShownKeys keys={['Esc']} />
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

  function sendLabel(): string {
    if (isRemoval) return translate('compose.remove.label', { ...spoken });
    return stage.kind === 'conflict' ? translate('compose.conflict.keepMine') : words.actionConfirm(name);
  }
}

const lower = (text: string) => text.toLocaleLowerCase();

/** Keys beside the words of a button, for the eye. */
function ShownKeys({ keys }: { keys: readonly string[] }) {
  return (
    <span aria-hidden="true">
      <Keys keys={keys} />
    </span>
  );
}
