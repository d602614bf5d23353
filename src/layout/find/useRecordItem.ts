import { useTranslate } from 'ra-core';
import type { Entity } from '../../../resources/entity';
import { entityLabels } from '../../engine/entity/entityLabels';
import { toRecordLink } from '../../engine/entity/recordLink';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';
import { toFiniteNumber, toText } from '../../engine/records/values';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { formatPoints } from '../../lib/format/formatPoints';
import { isIconName } from '../../ui/icons/iconPaths';
import type { LinkItem } from './findItem';

/** Returns a function that turns a record into a result. A customer shows email address and points. */
export function useRecordItem(): (entity: Entity, record: ConsoleRecord) => readonly LinkItem[] {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  return (entity, record) => {
    const to = toRecordLink(entity.name, record.id, null);
    if (to === null) return [];
    const label = entityLabels(entity, translate).title(record);
    const email = toText(record['emailAddress']);
    const points = toFiniteNumber(record['totalPoints']);
    const details = [
      ...(email === null || email === label ? [] : [email]),
      ...(points === null ? [] : [translate('find.points', { points: formatPoints(points, locale) })]),
    ];
    return [
      {
        to,
        label,
        ...(isIconName(entity.icon) && { icon: entity.icon }),
        ...(details.length > 0 && { detail: details.join(' · ') }),
      },
    ];
  };
}
