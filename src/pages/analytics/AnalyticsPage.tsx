import { useTranslate } from 'ra-core';
import { useParams } from 'react-router';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { PageHeader } from '../../ui/layout/PageHeader';
import { ButtonLink } from '../../ui/navigation/ButtonLink';
import { AnalyticsView } from './AnalyticsView';
import { analyticsTabs } from './analyticsUrl';

/** Analytics page. The tab comes from the URL; unknown tabs show a not found message. */
export default function AnalyticsPage() {
  const translate = useTranslate();
  const { '*': rest = '' } = useParams();
  const tab = analyticsTabs.find((item) => item === rest);
  if (tab !== undefined) return <AnalyticsView tab={tab} />;
  return (
    <>
      <PageHeader title={translate('pages.analytics.title')} />
      <EmptyState
        title={translate('pages.notFound.title')}
        text={translate('pages.notFound.text')}
        action={<ButtonLink to="/analytics">{translate('pages.analytics.title')}</ButtonLink>}
      />
    </>
  );
}
