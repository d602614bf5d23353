import { useTranslate } from 'ra-core';
import { useParams } from 'react-router';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { ThemeEditor } from './ThemeEditor';
import { themeTabs } from './themeTabs';

/** Theme page. The tab comes from the URL; unknown tabs show a not found message. */
export default function ThemePage() {
  const translate = useTranslate();
  const { '*': rest = '' } = useParams();
  const tab = themeTabs.find((item) => item === rest);
  if (tab !== undefined) return <ThemeEditor tab={tab} />;
  return (
    <>
      <PageHeader title={translate('pages.theme.title')} />
      <EmptyState
        title={translate('pages.notFound.title')}
        text={translate('pages.notFound.text')}
        action={<ButtonLink to="/theme-editor">{translate('pages.theme.title')}</ButtonLink>}
      />
    </>
  );
}
