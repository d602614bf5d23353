import { useTranslate } from 'ra-core';
import type { AppError } from '../../dataProvider/errors';
import { Button } from '../ui/buttons/Button';
import { Banner } from '../ui/feedback/Banner';
import { CenteredCardPage } from '../ui/layout/CenteredCardPage';
import flowStyles from '../ui/layout/flow.module.css';
import { ButtonLink } from '../ui/navigation/ButtonLink';

interface LoadFailedProps {
  error: AppError;
  onRetry: () => void;
}

/** Shown if the session or the site could not be loaded, with a retry. */
export function LoadErrorScreen({ error, onRetry }: LoadFailedProps) {
  const translate = useTranslate();
  const reason = error.message || translate(`errors.${error.kind}.title`);
  return (
    <CenteredCardPage title={translate('shell.session.failed')}>
      <Banner tone="danger" title={reason}>
        {translate(error.kind === 'unsendableToken' ? 'errors.unsendableToken.text' : 'shell.session.failedText')}
      </Banner>
      <div className={flowStyles.buttons}>
        <Button kind="primary" onClick={onRetry}>
          {translate('shell.session.retry')}
        </Button>
        <ButtonLink kind="quiet" to="/logout">
          {translate('shell.session.signOut')}
        </ButtonLink>
      </div>
    </CenteredCardPage>
  );
}
