import type { ShopLanguage } from '../../../resources/languages';
import styles from './LanguageName.module.css';
import { useLanguageName } from './useLanguageNames';

/** A language by its own name, and by the one that the merchant calls it where that is another. */
export function LanguageName({ language }: { language: ShopLanguage }) {
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
