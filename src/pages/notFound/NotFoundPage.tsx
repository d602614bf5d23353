import { useTranslate } from 'ra-core';
import { ButtonLink } from '../../ui/ButtonLink';
import { PageHeader } from '../../ui/PageHeader';
import styles from './NotFoundPage.module.css';

/** Stands at every address that is no page, with a way back. */
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
