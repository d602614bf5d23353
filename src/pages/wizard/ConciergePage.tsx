import { useTranslate } from 'ra-core';
import { useErrorText } from '../../engine/errorText';
import { useSite } from '../../session/useSite';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { classes } from '../../ui/classes';
import { PageHeader } from '../../ui/PageHeader';
import { StatePill } from '../../ui/StatePill';
import sheets from '../../ui/sheet.module.css';
import { useToast } from '../../ui/toastContext';
import styles from './ConciergePage.module.css';

/** Setup by our team: what happens, where the request stands, asking for it and taking it back. */
export default function ConciergePage() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const toast = useToast();
  const { site, settings, changeSettings } = useSite();
  const isPending = settings.setupRequestsPending === true;
  const words = isPending ? 'pending' : 'none';
  const change = async () => {
    const wanted = !isPending;
    try {
      await changeSettings({ setupRequestsPending: wanted });
      toast({ tone: 'done', text: translate(`concierge.${wanted ? 'requested' : 'cancelled'}`) });
    } catch (error) {
      const failed = wanted ? 'requestFailed' : 'cancelFailed';
      toast({ tone: 'danger', text: translate(`concierge.${failed}`, { reason: errorText(error) }) });
    }
  };
  return (
    <>
      <PageHeader title={translate('pages.concierge.title')} subtitle={translate('concierge.subtitle')} />
      <div className={classes(sheets.sheet, styles.narrow)}>
        <div className={styles.state}>
          <h2>{translate(`concierge.${words}`)}</h2>
          <StatePill tone={isPending ? 'waiting' : 'neutral'}>
            {translate(isPending ? 'concierge.statusPending' : 'concierge.statusNone')}
          </StatePill>
        </div>
        <p>{translate(`concierge.${words}Text`, { site: site.name })}</p>
        <h3>{translate('concierge.steps')}</h3>
        <ol className={styles.steps}>
          <li>{translate('concierge.step1')}</li>
          <li>{translate('concierge.step2')}</li>
          <li>{translate('concierge.step3')}</li>
        </ol>
        <div className={styles.buttons}>
          <Button kind={isPending ? 'plain' : 'primary'} onClick={() => void change()}>
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
