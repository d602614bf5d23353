import { useTranslate } from 'ra-core';
import { certainly } from '../../../dataProvider/certainly';
import { Button } from '../../ui/Button';
import { CopyButton } from '../../ui/CopyButton';
import { Notice } from '../../ui/Notice';
import { useErrorText } from '../errorText';
import type { SpokenField } from './spokenField';
import type { Composer, Stage } from './useComposer';

interface StageProps extends SpokenField {
  composer: Composer;
}

/** Says what became of the text that was to be sent, what that means, and what to do. */
export function StageNotice({ composer, ...spoken }: StageProps) {
  const translate = useTranslate();
  const { stage, composed } = composer;
  switch (stage.kind) {
    case 'gone':
      return (
        <Notice
          tone="danger"
          title={translate('compose.gone.title')}
          action={<CopyButton value={composed.text} label={translate('compose.gone.copy')} />}
        >
          {translate('compose.gone.text', { ...spoken })}
        </Notice>
      );
    case 'failed':
    case 'missing':
    case 'unknown':
      return <FailedNotice stage={stage} composer={composer} {...spoken} />;
    default:
      return null;
  }
}

interface FailedProps extends StageProps {
  stage: Extract<Stage, { also: unknown }>;
}

function FailedNotice({ stage, composer, ...spoken }: FailedProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { kind, error, also } = stage;
  const reason = Object.values(error.fields)[0] ?? reasonOf();
  // The words of these say already that what is typed is kept.
  const isSaid = kind === 'failed' && (error.kind === 'offline' || error.kind === 'auth');
  const again = kind === 'unknown' && (
    <Button size="small" onClick={() => composer.checkAgain(error, also)}>
      {translate('compose.failed.check')}
    </Button>
  );
  return (
    <Notice
      tone="danger"
      title={translate(kind === 'unknown' ? 'compose.failed.unknownTitle' : 'compose.failed.title', { ...spoken })}
      action={again}
    >
      {[reason, isSaid ? '' : translate(`compose.failed.${kind}`), also && translate('compose.failed.alsoNot')]
        .filter(Boolean)
        .join(' ')}
    </Notice>
  );

  function reasonOf(): string {
    // The record was read again: what a conflict usually means is not so.
    if (kind === 'failed' && error.kind === 'conflict') return translate('compose.failed.sameAsSeen', { ...spoken });
    // What is doubtful is told by the next sentence, which knows more.
    return errorText(kind === 'failed' ? error : certainly(error));
  }
}

/** Says that somebody else was faster, and that nothing of theirs was overwritten. */
export function ConflictNotice(spoken: SpokenField) {
  const translate = useTranslate();
  return (
    <div role="alert">
      <Notice tone="waiting" title={translate('compose.conflict.title', { ...spoken })}>
        {translate('compose.conflict.text')}
      </Notice>
    </div>
  );
}

interface ElsewhereProps extends SpokenField {
  onCompare: () => void;
}

/** Says that somebody else has changed the text while this one is written; nothing typed is touched. */
export function ElsewhereNotice({ onCompare, ...spoken }: ElsewhereProps) {
  const translate = useTranslate();
  return (
    <div role="status">
      <Notice
        tone="waiting"
        title={translate('compose.elsewhere.title', { ...spoken })}
        action={
          <Button size="small" onClick={onCompare}>
            {translate('compose.elsewhere.compare')}
          </Button>
        }
      >
        {translate('compose.elsewhere.text')}
      </Notice>
    </div>
  );
}
