import type { StoreLanguage } from '../../../../resources/languages';
import styles from './LanguageName.module.css';
import { useLanguageName } from './useLanguageNames';

/** Native name of a language and, if different, its name in the user's language. */
export function LanguageName({ language }: { language: StoreLanguage }) {
  const { tag, ownName } = language;
  const name = useLanguageName()(language);
  return (
    <>
      <bdi lang={tag}>{ownName}</bdi>
      {ownName !== name && (
        <>
          {' '}
          <bdi className={styles.known}>{name}</bdi>
        </>
      )}
    </>
  );
}
