import { useDataProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { getServerTime } from '../../../../dataProvider/http/serverClock';
import { useErrorText } from '../../../engine/errors/errorText';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { byRegion } from '../../../lib/format/locale';
import { Button } from '../../../ui/buttons/Button';
import { useAsyncAction } from '../../../ui/buttons/useAsyncAction';
import { Banner } from '../../../ui/feedback/Banner';
import { Card } from '../../../ui/layout/Card';
import textStyles from '../../../ui/text/text.module.css';
import { ChecksCard } from '../ChecksCard';
import { SnippetsCard } from '../SnippetsCard';

/** Installation guide and troubleshooting. */
export function InstallTab({ isUnpublished }: { isUnpublished: boolean }) {
  return (
    <>
      <ChecksCard isUnpublished={isUnpublished} />
      <RefreshCard />
      <SnippetsCard />
    </>
  );
}

const timeFormats = byRegion((tag) => new Intl.DateTimeFormat(tag, { timeStyle: 'medium' }));

type RefreshResult = { kind: 'done'; at: number } | { kind: 'failed'; error: unknown };

/** Button that refreshes the widgets on the storefront, with its result. */
function RefreshCard() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { locale } = useCurrentSite();
  const [result, setResult] = useState<RefreshResult | null>(null);
  const { isPending, run } = useAsyncAction(async () => {
    setResult(null);
    try {
      await dataProvider.refreshWidget();
      setResult({ kind: 'done', at: getServerTime() });
    } catch (error) {
      setResult({ kind: 'failed', error });
    }
  });
  return (
    <Card title={translate('theme.refresh.title')}>
      <p className={textStyles.second}>{translate('theme.refresh.text')}</p>
      <div>
        <Button busy={isPending} onClick={() => run()}>
          {translate('theme.refresh.button')}
        </Button>
      </div>
      <div role="status">
        {result?.kind === 'done' && (
          <Banner tone="done">
            {translate('theme.refresh.done', { time: timeFormats(locale).format(result.at) })}
          </Banner>
        )}
      </div>
      {result?.kind === 'failed' && (
        <Banner tone="danger" title={translate('theme.refresh.failed')}>
          {errorText(result.error)}
        </Banner>
      )}
    </Card>
  );
}
