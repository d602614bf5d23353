import { useTranslate } from 'ra-core';
import { Button } from '../../ui/buttons/Button';
import { CopyButton } from '../../ui/buttons/CopyButton';
import { Banner } from '../../ui/feedback/Banner';
import { useErrorReason } from '../errors/errorReason';
import { useFieldErrors } from '../errors/useFieldErrors';
import type { FieldLabels } from './composeField';
import type { Composer, ComposeStage } from './useComposer';

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
  stage: Extract<ComposeStage, { companion: unknown }>;
}

function FailedNotice({ stage, composer, ...fieldLabels }: FailedNoticeProps) {
  const translate = useTranslate();
  const getErrorReason = useErrorReason();
  const getFieldErrors = useFieldErrors();
  const { kind, error, companion } = stage;
  const reason = Object.values(getFieldErrors(error))[0] ?? formatReason();
  // Messages of these errors already say that the draft is kept.
  const saysDraftKept = kind === 'failed' && (error.kind === 'offline' || error.kind === 'auth');
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
      {[
        reason,
        saysDraftKept ? '' : translate(`compose.failed.${kind}`),
        companion && translate('compose.failed.alsoNot'),
      ]
        .filter(Boolean)
        .join(' ')}
    </Banner>
  );

  function formatReason(): string {
    // The record was refetched and has not changed, so the usual conflict message would be wrong.
    if (kind === 'failed' && error.kind === 'conflict')
      return translate('compose.failed.sameAsSeen', { ...fieldLabels });
    return getErrorReason(error);
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
