import '../../../../i18n/en/areas/notifications';
import '../../../../i18n/en/areas/templateEditor';
import { useTranslate } from 'ra-core';
import { useParams } from 'react-router';
import { getLanguage } from '../../../../resources/languages';
import { isTemplateKey, type TemplateKey } from '../../../../resources/templates/templateKeys';
import { ReadFailure } from '../../../engine/errors/ReadNotice';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { CardSkeleton } from '../../../ui/feedback/CardSkeleton';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { matrixUrl } from '../urls';
import { useTemplateName, useTemplates } from '../useTemplates';
import { TemplateEditor } from './TemplateEditor';
import styles from './TemplateEditor.module.css';

/** Editor page of one email template. The language comes from the URL and defaults to the main language. */
export default function EditTemplatePage() {
  const { templateKey = '', '*': languagePath = '' } = useParams();
  const { languages, shoppersLocale } = useCurrentSite();
  const locale = languagePath === '' ? shoppersLocale : languagePath;
  if (!isTemplateKey(templateKey)) return <NotFound name={templateKey} messageKey="unknownTemplate" />;
  if (!languages.includes(locale)) return <NotFound name={locale} messageKey="unknownLanguage" />;
  // Reset all state when switching to another template or language.
  return <TemplateLoader key={`${templateKey} ${locale}`} templateKey={templateKey} locale={locale} />;
}

function NotFound({ name, messageKey }: { name: string; messageKey: 'unknownTemplate' | 'unknownLanguage' }) {
  const translate = useTranslate();
  return (
    <>
      <PageHeader title={translate('pages.notFound.title')} />
      <EmptyState
        title={translate(`templateEditor.${messageKey}`, { name })}
        action={<ButtonLink to={matrixUrl}>{translate('templateEditor.all')}</ButtonLink>}
      />
    </>
  );
}

function TemplateLoader({ templateKey, locale }: { templateKey: TemplateKey; locale: string }) {
  const translate = useTranslate();
  const getTemplateName = useTemplateName();
  // Editing must not start from stale data.
  const query = useTemplates(locale, { staleTime: 0 });
  const { data, isPending } = query;
  if (data) {
    return (
      <>
        <ReadFailure
          title={translate('notifications.failed')}
          staleTitle={translate('notifications.stale', { languages: getLanguage(locale).ownName })}
          read={query}
        />
        <TemplateEditor
          templateKey={templateKey}
          locale={locale}
          template={data.find(({ key }) => key === templateKey)}
        />
      </>
    );
  }
  return (
    <>
      <PageHeader title={getTemplateName(templateKey)} />
      {isPending ? (
        <div className={styles.columns}>
          <CardSkeleton height={320} />
          <CardSkeleton height={480} />
        </div>
      ) : (
        <ReadFailure title={translate('notifications.failed')} read={query} />
      )}
    </>
  );
}
