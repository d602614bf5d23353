import '../../../../i18n/en/areas/widgets';
import '../../../../i18n/en/areas/theme';
import '../../../../i18n/en/areas/storeLanguages';
import { useParams } from 'react-router';
import NotFoundPage from '../../../ui/navigation/NotFoundPage';
import { ThemeEditor } from './ThemeEditor';
import { themeTabs } from './themeTabs';

/** Theme page. The tab comes from the URL. */
export default function ThemePage() {
  const { '*': rest = '' } = useParams();
  const tab = themeTabs.find((item) => item === rest);
  return tab === undefined ? <NotFoundPage /> : <ThemeEditor tab={tab} />;
}
