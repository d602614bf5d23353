import { useTranslate } from 'ra-core';
import { getLanguage } from '../../../resources/languages';
import { Icon } from '../../ui/icons/Icon';
import styles from './Copy.module.css';
import type { CopyChange } from './copyChange';

/** A value that fits in a row, before and after: a color, or a short text. */
export function ShortChange({ change: { kind, locale, before, after } }: { change: CopyChange }) {
  const translate = useTranslate();
  if (typeof after !== 'string') return null;
  const old = typeof before === 'string' ? before : null;
  if (kind === 'colors') {
    return (
      <div className={styles.colors}>
        {old === null ? <del>{translate('copy.notSet')}</del> : <Color tag="del" value={old} />}
        <Icon name="chevron-right" className={styles.arrow} />
        <Color tag="ins" value={after} />
      </div>
    );
  }
  const language = locale === '' ? null : getLanguage(locale);
  const text = language ? { lang: language.tag, dir: language.direction } : { dir: 'auto' };
  return (
    <div className={styles.texts}>
      {old !== null && <del {...text}>{old}</del>}
      <ins {...text}>{after}</ins>
    </div>
  );
}

function Color({ tag: Tag, value }: { tag: 'del' | 'ins'; value: string }) {
  return (
    <Tag dir="ltr" className={styles.color}>
      <span className={styles.swatch} style={{ backgroundColor: value }} />
      {value}
    </Tag>
  );
}
