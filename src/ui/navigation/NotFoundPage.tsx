import '../../../i18n/en/areas/notFound';
import { useTranslate } from 'ra-core';
import sheets from '../layout/Card.module.css';
import { PageHeader } from '../layout/PageHeader';
import { ButtonLink } from './ButtonLink';

/** Page for unknown URLs, with a link to the start page. */
export default function NotFoundPage() {
  const translate = useTranslate();
  return (
    <>
      <PageHeader title={translate('pages.notFound.title')} />
      <div className={sheets.form}>
        <p>{translate('notFound.text')}</p>
        <p>
          <ButtonLink to="/" kind="primary">
            {translate('notFound.console')}
          </ButtonLink>
        </p>
      </div>
    </>
  );
}
