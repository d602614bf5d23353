import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { points } from '../../lib/points';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { useKeepFocus } from '../../ui/useKeepFocus';
import { ActionDialog } from '../actions/ActionDialog';
import { actionsOf, applies, type NamedAction } from '../actions/actions';
import { asTheyStand, useBulkAction } from '../bulk/useBulkAction';
import { useListView } from '../list/ListViewContext';
import { firstRow } from '../list/rowFocus';
import { useShop } from '../shop';
import { useEntityWords } from '../words';
import styles from './SelectionBar.module.css';
import { noSelection, selectedCount } from './selection';

/** What is selected, and what can be done with it and to how many (LIST-05). */
export function SelectionBar() {
  return selectedCount(useListView().selection) > 0 && <FilledBar />;
}

function FilledBar() {
  const { entity, address, rows, total, selection, select } = useListView();
  const translate = useTranslate();
  const { locale } = useShop();
  const words = useEntityWords(entity);
  const runBulk = useBulkAction();
  const [asking, setAsking] = useState<NamedAction | null>(null);
  const bar = useRef<HTMLElement>(null);
  useKeepFocus(bar, firstRow);
  const count = selectedCount(selection);
  const records = selection.kind === 'some' ? asTheyStand(selection.records, rows) : null;
  const isAll = selection.kind === 'all' && selection.except.size === 0;
  const offered = actionsOf(entity).flatMap((one) => {
    if (!one.action.bulk) return [];
    // How many of 'all that match' can take it is known only when they have been read.
    const able = records?.filter((record) => applies(one, record)).length ?? null;
    return able === 0 ? [] : [{ one, able }];
  });
  const label = ({ name, action }: NamedAction, able: number | null) => {
    const asks = action.remove === true || action.dialog === true;
    if (able === null) return translate('list.action.asks', { action: words.action(name) });
    return translate(asks ? 'list.action.asksWithCount' : 'list.action.withCount', {
      action: words.action(name),
      count: points(able, locale),
    });
  };

  return (
    <section
      ref={bar}
      tabIndex={-1}
      data-bottom-bar=""
      className={styles.bar}
      aria-label={translate('list.select.label')}
    >
      <strong>
        {translate(isAll ? 'list.select.allSelected' : 'list.select.count', {
          smart_count: points(count, locale),
          total: points(count, locale),
        })}
      </strong>
      {total !== null && count < total && !address.flagged && (
        <button
          type="button"
          className={styles.all}
          onClick={() => select(() => ({ kind: 'all', total, except: new Map() }))}
        >
          {translate('list.select.all', { total: points(total, locale) })}
        </button>
      )}
      <span className={styles.actions}>
        {offered.map(({ one, able }) => (
          <Button key={one.name} onClick={() => (one.action.dialog ? setAsking(one) : runBulk(one))}>
            {label(one, able)}
          </Button>
        ))}
        <IconButton icon="close" label={translate('list.select.clear')} onClick={() => select(() => noSelection)} />
      </span>
      {asking && (
        <ActionDialog
          entity={entity}
          name={asking.name}
          target={{ kind: 'selection', count, records }}
          onClose={() => setAsking(null)}
          onBulk={(work) => {
            setAsking(null);
            runBulk(asking, work);
          }}
        />
      )}
    </section>
  );
}
