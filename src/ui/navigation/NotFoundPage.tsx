import { useTranslate } from 'ra-core';
import { PageHeader } from '../layout/PageHeader';
import { ButtonLink } from './ButtonLink';
import styles from './NotFoundPage.module.css';

/** Page for unknown URLs, with a link to the start page. */
export default function NotFoundPage() {
  const translate = useTranslate();
  return (
    <>
      <PageHeader title={translate('pages.notFound.title')} />
      <div className={styles.sheet}>
        <p>{translate('pages.notFound.text')}</p>
        <p>
          <ButtonLink to="/" kind="primary">
            {translate('pages.notFound.console')}
          </ButtonLink>
        </p>
      </div>
    </>
  );
}
