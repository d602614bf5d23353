import '../../../i18n/en/areas/concierge';
import { useNotify, useTranslate } from 'ra-core';
import { useErrorText } from '../../engine/errors/errorText';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { StatusBadge } from '../../ui/badges/StatusBadge';
import { Button } from '../../ui/buttons/Button';
import { useAsyncAction } from '../../ui/buttons/useAsyncAction';
import cardStyles from '../../ui/layout/Card.module.css';
import { PageHeader } from '../../ui/layout/PageHeader';
import { BackButton } from '../../ui/navigation/BackButton';
import { ButtonLink } from '../../ui/navigation/ButtonLink';
import styles from './wizard.module.css';

/** Request page for setup by the support team, with its status and cancellation. */
export default function ConciergePage() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const notify = useNotify();
  const { siteName, settings, changeSettings } = useCurrentSite();
  const isPending = settings.setupRequestsPending === true;
  const messageKey = isPending ? 'pending' : 'none';
  const { isPending: isSaving, run: setRequested } = useAsyncAction(async (isRequested: boolean) => {
    try {
      await changeSettings({ setupRequestsPending: isRequested });
      notify(translate(`concierge.${isRequested ? 'requested' : 'canceled'}`), {
        type: 'success',
        id: 'concierge',
        ...(!isRequested && { action: { label: translate('list.action.undo'), run: () => setRequested(true) } }),
      });
    } catch (error) {
      const failed = isRequested ? 'requestFailed' : 'cancelFailed';
      notify(translate(`concierge.${failed}`, { reason: errorText(error) }), {
        type: 'error',
        id: 'concierge',
        action: { label: translate('ui.retry'), run: () => setRequested(isRequested) },
      });
    }
  });
  return (
    <>
      <PageHeader
        back={<BackButton to="/wizard" label={translate('pages.wizard.title')} />}
        title={translate('pages.concierge.title')}
        subtitle={translate('concierge.subtitle')}
      />
      <div className={cardStyles.form}>
        <div className={styles.state}>
          <h2>{translate(`concierge.${messageKey}`)}</h2>
          <StatusBadge tone={isPending ? 'waiting' : 'neutral'}>
            {translate(isPending ? 'concierge.statusPending' : 'concierge.statusNone')}
          </StatusBadge>
        </div>
        <p>{translate(`concierge.${messageKey}Text`, { site: siteName })}</p>
        <h3>{translate('concierge.steps')}</h3>
        <ol className={styles.steps}>
          <li>{translate('concierge.step1')}</li>
          <li>{translate('concierge.step2')}</li>
          <li>{translate('concierge.step3')}</li>
        </ol>
        <div className={styles.buttons}>
          <Button kind={isPending ? 'plain' : 'primary'} busy={isSaving} onClick={() => setRequested(!isPending)}>
            {translate(isPending ? 'concierge.cancel' : 'concierge.request')}
          </Button>
          <ButtonLink kind="quiet" to="/contact">
            {translate('concierge.contact')}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
