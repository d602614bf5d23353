import { useTranslate } from 'ra-core';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import styles from './DisputeNotice.module.css';
import type { Dispute } from './mergeEdits';
import type { Edited } from './useEdited';

interface DisputeNoticeProps extends Pick<Edited<unknown>, 'disputes' | 'decide'> {
  /** What a part is called. */
  nameOf: (path: readonly string[]) => string;
  /** A part's value in words; '' where there is none. */
  textOf: (value: unknown, path: readonly string[]) => string;
}

/** Tells what was changed here and saved elsewhere meanwhile, with both values, and asks whose is to stand. Needs the words of `editing`. */
export function DisputeNotice({ disputes, decide, nameOf, textOf }: DisputeNoticeProps) {
  const translate = useTranslate();
  if (disputes.length === 0) return null;
  const told = (value: unknown, path: readonly string[]) => textOf(value, path) || translate('editing.conflict.none');
  const part = (dispute: Dispute) => {
    const { path, mine, theirs } = dispute;
    const name = nameOf(path);
    return (
      <li key={path.join('.')} className={styles.part}>
        <p className={styles.name}>{name}</p>
        <dl className={styles.values}>
          <dt>{translate('editing.conflict.mine')}</dt>
          <dd dir="auto">{told(mine, path)}</dd>
          <dt>{translate('editing.conflict.theirs')}</dt>
          <dd dir="auto">{told(theirs, path)}</dd>
        </dl>
        <div className={styles.ways}>
          <Button
            size="small"
            aria-label={translate('editing.conflict.keepNamed', { name })}
            onClick={() => decide(dispute, 'mine')}
          >
            {translate('editing.conflict.keep')}
          </Button>
          <Button
            size="small"
            aria-label={translate('editing.conflict.takeNamed', { name })}
            onClick={() => decide(dispute, 'theirs')}
          >
            {translate('editing.conflict.take')}
          </Button>
        </div>
      </li>
    );
  };
  return (
    <div role="alert">
      <Notice tone="waiting" title={translate('editing.conflict.title')}>
        <p>{translate('editing.conflict.text')}</p>
        <ul className={styles.parts}>{disputes.map(part)}</ul>
      </Notice>
    </div>
  );
}
