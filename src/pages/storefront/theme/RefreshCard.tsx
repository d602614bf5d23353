import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useErrorText } from '../../../engine/errorText';
import { useShop } from '../../../engine/shop';
import { useProvider } from '../../../engine/useProvider';
import { byLocale } from '../../../lib/byLocale';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { Sheet } from '../../../ui/Sheet';
import { useOnce } from '../../../ui/useOnce';
import styles from './theme.module.css';

const times = byLocale((tag) => new Intl.DateTimeFormat(tag, { timeStyle: 'medium' }));

type Told = { kind: 'done'; at: number } | { kind: 'failed'; error: unknown };

/** Tells the shop to take the widgets anew, and what came of it. */
export function RefreshCard() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const dataProvider = useProvider();
  const { locale } = useShop();
  const [told, setTold] = useState<Told | null>(null);
  const { isPending, run } = useOnce(async () => {
    setTold(null);
    try {
      await dataProvider.refreshWidget();
      setTold({ kind: 'done', at: Date.now() });
    } catch (error) {
      setTold({ kind: 'failed', error });
    }
  });
  return (
    <Sheet title={translate('theme.refresh.title')}>
      <p className={styles.quiet}>{translate('theme.refresh.text')}</p>
      <div>
        <Button busy={isPending} onClick={() => run()}>
          {translate('theme.refresh.button')}
        </Button>
      </div>
      <div role="status">
        {told?.kind === 'done' && (
          <Notice tone="done">{translate('theme.refresh.done', { time: times(locale).format(told.at) })}</Notice>
        )}
      </div>
      {told?.kind === 'failed' && (
        <Notice tone="danger" title={translate('theme.refresh.failed')}>
          {errorText(told.error)}
        </Notice>
      )}
    </Sheet>
  );
}
