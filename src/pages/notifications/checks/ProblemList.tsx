import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { Sheet } from '../../../ui/Sheet';
import { useTemplateEditor } from '../editor/TemplateContext';
import type { Problem } from './checkTemplate';
import styles from './ProblemList.module.css';
import { useProblemText } from './useProblemText';

/** What may be wrong with the e-mail, each with the way to its place. Nothing of it stops anybody from publishing. */
export const ProblemList = memo(function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const translate = useTranslate();
  const problemText = useProblemText();
  const { goTo } = useTemplateEditor();
  return (
    <Sheet title={translate('templateEditor.problems.title')}>
      {problems.length === 0 ? (
        <p className={styles.none}>
          <Icon name="check" />
          {translate('templateEditor.problems.none')}
        </p>
      ) : (
        <ul className={styles.list}>
          {problems.map((problem, n) => {
            const { at, of, severity } = problem;
            const text = problemText(problem);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a problem has no name of its own, and holds nothing
              <li key={n} className={styles.problem} data-severity={severity}>
                <Icon name={severity === 'error' ? 'cross' : 'warning'} className={styles.icon} />
                <span className={styles.words}>
                  <span className={styles.severity}>{translate(`templateEditor.problems.${severity}`)} </span>
                  <bdi>{text}</bdi>
                </span>
                {at && (
                  <Button
                    size="small"
                    aria-label={translate('templateEditor.problems.show', { problem: text })}
                    onClick={() => goTo({ of, at })}
                  >
                    {translate('templateEditor.problems.go')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Sheet>
  );
});
