import '../../../i18n/en/areas/ask';
import { useTranslate } from 'ra-core';
import type { Entity } from '../../../resources/entity';
import { formatPoints } from '../../lib/format/formatPoints';
import { useListText } from '../../ui/text/useListText';
import { useEntityLabels } from '../entity/entityLabels';
import type { NamedAction } from '../records/actions';
import { type ConsoleRecord, getFieldValue } from '../records/consoleRecord';
import { toFiniteNumber } from '../records/values';
import { useCurrentSite } from '../shop/currentSite';
import { actionNote } from './actionNote';

interface RemovalConsequencesProps {
  entity: Entity;
  named: NamedAction;
  records: readonly ConsoleRecord[];
}

/** Lists the data deleted with records, the data that stays, and what the deletion leaves to do. */
export function RemovalConsequences({ entity, named, records }: RemovalConsequencesProps) {
  const translate = useTranslate();
  const listText = useListText();
  const labels = useEntityLabels(entity);
  const { locale } = useCurrentSite();
  const { takes = [], leaves = [] } = named.action.remove ? named.action : {};
  const sumUp = (paths: readonly string[]) =>
    paths.flatMap((path) => {
      // Balances below zero are nothing to lose.
      const numbers = records.map((record) => Math.max(0, toFiniteNumber(getFieldValue(record, path)) ?? 0));
      const sum = numbers.reduce((total, number) => total + number, 0);
      return sum > 0 ? [translate('ui.fieldText', { field: labels.field(path), text: formatPoints(sum, locale) })] : [];
    });
  const [taken, left] = [sumUp(takes), sumUp(leaves)];
  const note = actionNote(named, records, translate);
  return (
    <>
      {taken.length > 0 && <p>{translate('ask.takes', { fields: listText(taken) })}</p>}
      {left.length > 0 && <p>{translate('ask.leaves', { fields: listText(left) })}</p>}
      {note && <p>{note}</p>}
    </>
  );
}
