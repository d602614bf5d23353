import { useTranslate } from 'ra-core';
import type { Entity } from '../../../resources/entity';
import { entityLabels } from '../../engine/entity/entityLabels';
import { CountBadge } from '../../ui/badges/CountBadge';
import { Button } from '../../ui/buttons/Button';
import { Icon } from '../../ui/icons/Icon';
import { ButtonLink } from '../../ui/navigation/ButtonLink';
import styles from './QueueSummary.module.css';
import type { QueueRun } from './queueRun';
import { pendingCount, type QueueState } from './queueState';
import { queueKeys } from './useQueueKeys';
import type { QueueUrlState } from './useQueueUrlState';

interface QueueSummaryProps {
  run: QueueRun;
  state: QueueState;
  urlState: QueueUrlState;
  onUndo: () => void;
}

/** Summary at the end of the queue: confirmed actions of the run, and links to other pages. */
export function QueueSummary({ run, state, urlState: { entityName, linkTo }, onUndo }: QueueSummaryProps) {
  const translate = useTranslate();
  const chosen = run.entities.find(({ name }) => name === entityName);
  const getName = (entity: Entity) => entityLabels(entity, translate).name(2);
  const others = run.entities.reduce((sum, entity) => sum + pendingCount(state, entity), 0);
  const groups = run.entities
    .map((entity) => ({ entity, lines: getLines(entity, state) }))
    .filter(({ lines }) => lines.length > 0);

  return (
    <div className={styles.done}>
      <span className={styles.mark}>
        <Icon name="check" size={20} />
      </span>
      <div role="status">
        <h2>{translate('queue.done')}</h2>
        <p className={styles.text}>
          {chosen
            ? translate('queue.doneOf', { name: entityLabels(chosen, translate).noun(2) })
            : translate('queue.doneText')}
        </p>
      </div>
      {groups.length > 0 && (
        <section aria-label={translate('queue.summary')} className={styles.summary}>
          <h3>{translate('queue.summary')}</h3>
          {groups.map(({ entity, lines }) => (
            <div key={entity.name} className={styles.group}>
              <span className={styles.kind}>{getName(entity)}</span>
              <ul className={styles.lines}>
                {lines.map(({ action, count }) => (
                  <li key={action} className={styles.line}>
                    {entityLabels(entity, translate).actionDone(action, count)} <CountBadge value={count} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      )}
      <nav aria-label={translate('queue.lists')} className={styles.links}>
        {others > 0 && (
          <ButtonLink kind="primary" to={linkTo(null)}>
            {translate('queue.others', { smart_count: others })}
          </ButtonLink>
        )}
        {run.entities.map((entity) => (
          <ButtonLink key={entity.name} to={`/${entity.name}`}>
            {getName(entity)}
          </ButtonLink>
        ))}
        {state.undoStack.at(-1)?.inverse && (
          <Button kind="quiet" icon="undo" shortcut={queueKeys.undo[0]} onClick={onUndo}>
            {translate('queue.undo')}
          </Button>
        )}
      </nav>
    </div>
  );
}

function getLines(entity: Entity, { actionCounts }: QueueState) {
  return Object.keys(entity.actions).flatMap((action) => {
    const count = actionCounts[`${entity.name}/${action}`] ?? 0;
    return count > 0 ? [{ action, count }] : [];
  });
}
