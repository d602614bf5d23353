import { useTranslate } from 'ra-core';
import { toAppError } from '../../../dataProvider/errors';
import { useErrorReason } from '../../engine/errors/errorReason';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { useAsyncAction } from '../../ui/buttons/useAsyncAction';
import { Banner } from '../../ui/feedback/Banner';
import { Switch } from '../../ui/inputs/Switch';
import { toggleOnEnter } from '../../ui/inputs/toggleOnEnter';
import { Card } from '../../ui/layout/Card';
import { useToast } from '../../ui/toasts/toastContext';
import styles from './pwa.module.css';

/** Turns the app on or off. Saved at once, independent of unpublished edits. */
export function EnabledCard() {
  const translate = useTranslate();
  const getErrorReason = useErrorReason();
  const toast = useToast();
  const { settings, changeSettings } = useCurrentSite();
  const isOn = settings.pwa_manifest_enabled === true;
  const hasIcon = Boolean(settings.pwa_manifest?.app_icon?.src);
  const { isPending, run } = useAsyncAction(async (isEnabled: boolean) => {
    const result = isEnabled ? 'on' : 'off';
    try {
      await changeSettings({ pwa_manifest_enabled: isEnabled });
      toast({ tone: 'done', text: translate(`pwa.switch.${result}`) });
    } catch (error) {
      const outcome = toAppError(error).uncertain ? 'Uncertain' : 'Failed';
      toast({ tone: 'danger', text: translate(`pwa.switch.${result}${outcome}`, { reason: getErrorReason(error) }) });
    }
  });
  return (
    <Card title={translate('pwa.switch.title')}>
      <p className={styles.muted}>{translate('pwa.switch.text')}</p>
      <div>
        <Switch
          showLabel
          label={translate('pwa.switch.label')}
          checked={isOn}
          aria-busy={isPending || undefined}
          onKeyDown={toggleOnEnter}
          onChange={({ target }) => run(target.checked)}
        />
        <div role="status" className={styles.notice}>
          {isOn && !hasIcon && <Banner tone="waiting">{translate('pwa.switch.noIcon')}</Banner>}
        </div>
      </div>
      <p className={styles.small}>{translate('pwa.switch.late')}</p>
    </Card>
  );
}
