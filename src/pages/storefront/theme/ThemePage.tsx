import { useTranslate } from 'ra-core';
import { useParams } from 'react-router';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState } from '../../../ui/EmptyState';
import { PageHeader } from '../../../ui/PageHeader';
import { ThemeEditor } from './ThemeEditor';
import { themeTabs } from './themeTabs';

/** The page of the shop's theme: what its address names of it, over one draft of the whole. */
export default function ThemePage() {
  const translate = useTranslate();
  const { '*': rest = '' } = useParams();
  const tab = themeTabs.find((one) => one === rest);
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
