import { useTranslate } from 'ra-core';
import type { Entity } from '../../../resources/entity';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Count } from '../../ui/Count';
import { Icon } from '../../ui/Icon';
import { wordsOf } from '../words';
import styles from './QueueDone.module.css';
import type { QueueRun } from './queueRun';
import { leftOf, type QueueState } from './queueState';
import type { QueueAddress } from './useQueueAddress';
import { queueKeys } from './useQueueKeys';

interface QueueDoneProps {
  run: QueueRun;
  state: QueueState;
  address: QueueAddress;
  onUndo: () => void;
}

/** Nothing is left: what was done in this run, as the server has taken it, and where to go on. */
export function QueueDone({ run, state, address: { of, linkTo }, onUndo }: QueueDoneProps) {
  const translate = useTranslate();
  const chosen = run.entities.find(({ name }) => name === of);
  const nameOf = (entity: Entity) => wordsOf(entity, translate).name(2);
  const others = run.entities.reduce((sum, entity) => sum + leftOf(state, entity), 0);
  const groups = run.entities
    .map((entity) => ({ entity, lines: linesOf(entity, state) }))
    .filter(({ lines }) => lines.length > 0);

  return (
    <div className={styles.done}>
      <span className={styles.mark}>
        <Icon name="check" size={20} />
      </span>
      <h2 role="status">{translate('queue.done')}</h2>
      <p className={styles.text}>
        {chosen ? translate('queue.doneOf', { name: nameOf(chosen).toLocaleLowerCase() }) : translate('queue.doneText')}
      </p>
      {groups.length > 0 && (
        <section aria-label={translate('queue.summary')} className={styles.summary}>
          <h3>{translate('queue.summary')}</h3>
          {groups.map(({ entity, lines }) => (
            <div key={entity.name} className={styles.group}>
              <span className={styles.kind}>{nameOf(entity)}</span>
              <ul className={styles.lines}>
                {lines.map(({ action, count }) => (
                  <li key={action} className={styles.line}>
                    {wordsOf(entity, translate).actionDone(action, count)} <Count value={count} />
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
            {nameOf(entity)}
          </ButtonLink>
        ))}
        {state.done.length > 0 && (
          <Button kind="quiet" icon="undo" shortcut={queueKeys.undo[0]} onClick={onUndo}>
            {translate('queue.undo')}
          </Button>
        )}
      </nav>
    </div>
  );
}

function linesOf(entity: Entity, { tally }: QueueState) {
  return Object.keys(entity.actions).flatMap((action) => {
    const count = tally[`${entity.name}/${action}`] ?? 0;
    return count > 0 ? [{ action, count }] : [];
  });
}
