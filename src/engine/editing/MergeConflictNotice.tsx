import '../../../i18n/en/areas/editing';
import { useTranslate } from 'ra-core';
import type { MergeConflict } from '../../../dataProvider/writes/mergeEdits';
import { Button } from '../../ui/buttons/Button';
import { Banner } from '../../ui/feedback/Banner';
import flowStyles from '../../ui/layout/flow.module.css';
import textStyles from '../../ui/text/text.module.css';
import type { EditVerb } from './Editor';
import styles from './Editor.module.css';
import type { EditSession } from './useEditSession';

/** Id of the notice, to which the bar leads. */
export const CONFLICT_NOTICE_ID = 'edit-conflicts';

interface MergeConflictNoticeProps extends Pick<EditSession<unknown>, 'conflicts' | 'decide'> {
  /** Returns the label of a part. */
  nameOf: (path: readonly string[]) => string;
  verb: EditVerb;
  /** Formats the value of a part; '' if it has none. */
  textOf: (value: unknown, path: readonly string[]) => string;
}

/** Lists conflicts with both values, one of which can be kept. Needs the `editing` messages. */
export function MergeConflictNotice({ conflicts, decide, nameOf, textOf, verb }: MergeConflictNoticeProps) {
  const translate = useTranslate();
  if (conflicts.length === 0) return null;
  const formatValue = (value: unknown, path: readonly string[]) =>
    textOf(value, path) || translate('editing.conflict.none');
  const renderConflict = (conflict: MergeConflict) => {
    const { path, mine, theirs } = conflict;
    const name = nameOf(path);
    return (
      <li key={path.join('.')} className={flowStyles.rows2}>
        <p className={textStyles.medium}>{name}</p>
        <dl className={styles.values}>
          <dt>{translate('editing.conflict.mine')}</dt>
          <dd dir="auto">{formatValue(mine, path)}</dd>
          <dt>{translate('editing.conflict.theirs')}</dt>
          <dd dir="auto">{formatValue(theirs, path)}</dd>
        </dl>
        <div className={flowStyles.buttons}>
          <Button
            size="small"
            aria-label={translate('editing.conflict.keepNamed', { name })}
            onClick={() => decide(conflict, 'mine')}
          >
            {translate('editing.conflict.keep')}
          </Button>
          <Button
            size="small"
            aria-label={translate('editing.conflict.takeNamed', { name })}
            onClick={() => decide(conflict, 'theirs')}
          >
            {translate('editing.conflict.take')}
          </Button>
        </div>
      </li>
    );
  };
  return (
    <div role="alert" id={CONFLICT_NOTICE_ID} tabIndex={-1} className={styles.notice}>
      <Banner tone="waiting" title={translate('editing.conflict.title')}>
        <p>{translate(`editing.${verb}.conflict`)}</p>
        <ul className={styles.parts}>{conflicts.map(renderConflict)}</ul>
      </Banner>
    </div>
  );
}
