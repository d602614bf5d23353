import type { ShopLanguage } from '../../../resources/languages';
import styles from './LanguageName.module.css';

/** A language by its own name, and by its English one where that is another. */
export function LanguageName({ language }: { language: ShopLanguage }) {
  const { tag, ownName, englishName } = language;
  return (
    <>
      <bdi lang={tag}>{ownName}</bdi>
      {ownName !== englishName && (
        <>
          {' '}
          <bdi lang="en" className={styles.english}>
            {englishName}
          </bdi>
        </>
      )}
    </>
  );
}
