import { useTranslate } from 'ra-core';
import { useShop } from '../../../engine/shop';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Sheet } from '../../../ui/Sheet';
import { StatePill } from '../../../ui/StatePill';
import { useWidgets } from '../widgets/widgetsQuery';
import { installChecks } from './installChecks';
import { lookOf } from './look';
import styles from './theme.module.css';

/** Why a widget may not show: everything that can be told from here, what is in order as well. */
export function ChecksCard({ isUnpublished }: { isUnpublished: boolean }) {
  const translate = useTranslate();
  const { settings } = useShop();
  const { data: widgets, isPending } = useWidgets();
  const checks = installChecks({ settings, look: lookOf(settings), widgets: widgets ?? null, isUnpublished });
  return (
    <Sheet title={translate('theme.checks.title')}>
      <p className={styles.quiet}>{translate('theme.checks.text')}</p>
      <ul aria-busy={isPending} className={styles.list}>
        {!isPending &&
          checks.map(({ key, values = {}, isFine, to }) => (
            <li key={key} className={styles.row}>
              <StatePill tone={isFine ? 'done' : 'waiting'}>
                {translate(isFine ? 'theme.checks.fine' : 'theme.checks.look')}
              </StatePill>
              <p className={styles.name}>{translate(key, values)}</p>
              {!isFine && to !== undefined && (
                <ButtonLink size="small" to={to}>
                  {translate('theme.checks.show')}
                </ButtonLink>
              )}
            </li>
          ))}
      </ul>
    </Sheet>
  );
}
