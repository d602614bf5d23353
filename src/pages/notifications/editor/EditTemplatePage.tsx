import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useParams } from 'react-router';
import { toAppError } from '../../../../dataProvider/errors';
import { languageOf } from '../../../../resources/languages';
import { isTemplateKey, type TemplateKey } from '../../../../resources/templates/templateKeys';
import { ReadNotice } from '../../../engine/ReadNotice';
import { useShop } from '../../../engine/shop';
import { useProvider } from '../../../engine/useProvider';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { PageHeader } from '../../../ui/PageHeader';
import { Skeleton } from '../../../ui/Skeleton';
import sheets from '../../../ui/sheet.module.css';
import { matrixAddress } from '../address';
import { useTemplateName } from '../useTemplateName';
import { templatesQuery } from '../useTemplates';
import { TemplateEditor } from './TemplateEditor';

/** The editor of one e-mail, in the language that its address names; in the main language where it names none. */
export default function EditTemplatePage() {
  const { templateKey = '', '*': rest = '' } = useParams();
  const { languages, shoppersLocale } = useShop();
  const locale = rest === '' ? shoppersLocale : rest;
  if (!isTemplateKey(templateKey)) return <Unknown name={templateKey} what="unknownTemplate" />;
  if (!languages.includes(locale)) return <Unknown name={locale} what="unknownLanguage" />;
  // Nothing of one e-mail outlives the step to another.
  return <ReadTemplate key={`${templateKey} ${locale}`} templateKey={templateKey} locale={locale} />;
}

function Unknown({ name, what }: { name: string; what: 'unknownTemplate' | 'unknownLanguage' }) {
  const translate = useTranslate();
  return (
    <>
      <PageHeader title={translate('pages.notFound.title')} />
      <EmptyState
        title={translate(`templateEditor.${what}`, { name })}
        action={<ButtonLink to={matrixAddress}>{translate('templateEditor.all')}</ButtonLink>}
      />
    </>
  );
}

function ReadTemplate({ templateKey, locale }: { templateKey: TemplateKey; locale: string }) {
  const translate = useTranslate();
  const nameOf = useTemplateName();
  const dataProvider = useProvider();
  // Who edits must not begin with an old picture.
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...templatesQuery(dataProvider, locale),
    staleTime: 0,
  });
  const again = () => void refetch();
  if (data) {
    return (
      <>
        {error && (
          <ReadNotice
            tone="waiting"
            title={translate('notifications.stale', { languages: languageOf(locale).ownName })}
            error={error}
            busy={isFetching}
            onRetry={again}
          />
        )}
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
      <PageHeader title={nameOf(templateKey)} />
      {isPending ? (
        <div aria-busy="true" className={sheets.sheet}>
          <Skeleton width="40%" height={20} />
          <Skeleton height={320} />
        </div>
      ) : (
        <ErrorState
          title={translate('notifications.failed')}
          error={toAppError(error)}
          busy={isFetching}
          onRetry={again}
        />
      )}
    </>
  );
}
