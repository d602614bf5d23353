import '../../../i18n/en/areas/analytics';
import '../../../i18n/en/areas/dashboard';
import { useParams } from 'react-router';
import NotFoundPage from '../../ui/navigation/NotFoundPage';
import { AnalyticsView } from './AnalyticsView';
import { analyticsTabs } from './analyticsUrl';

/** Analytics page. The tab comes from the URL. */
export default function AnalyticsPage() {
  const { '*': rest = '' } = useParams();
  const tab = analyticsTabs.find((item) => item === rest);
  return tab === undefined ? <NotFoundPage /> : <AnalyticsView tab={tab} />;
}
