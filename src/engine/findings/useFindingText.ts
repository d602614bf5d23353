import '../../../i18n/en/areas/findings';
import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { findCachedRecord } from '../../../dataProvider/writes/findCachedRecord';
import type { WriteFinding } from '../../../dataProvider/writes/withProof';
import { allRecordKindTitles, entities } from '../../../resources';
import type { Row } from '../../../resources/entity';
import { formatPoints } from '../../lib/format/formatPoints';
import { getOwn } from '../../lib/getOwn';
import { entityLabels } from '../entity/entityLabels';

/**
 * Returns a function that says what a creation has found, or what became of its correction. Kinds of record without
 * texts of their own have those of any record.
 */
export function useFindingText(): (finding: WriteFinding, key: string, parameters?: object) => string {
  const translate = useTranslate();
  const locale = useLocale();
  const queryClient = useQueryClient();

  return useCallback(
    (finding, key, parameters) => {
      const { resource, record, extra, facts, times, belongsTo } = finding;
      const getName = (one: Row) => one[getOwn(allRecordKindTitles, resource) ?? ''] ?? null;
      const getTitle = () => {
        const entity = entities.find(({ name }) => name === belongsTo?.resource);
        const owner = belongsTo && findCachedRecord(queryClient, belongsTo.resource, belongsTo.id);
        return (entity && owner && entityLabels(entity, translate).title(owner)) || finding.name || belongsTo?.id;
      };
      const title = getTitle();
      const own = getName(record);
      const figures = Object.entries(facts).map(([name, value]) => [
        name,
        value === null ? '?' : formatPoints(value, locale),
      ]);
      const all = {
        ...parameters,
        ...Object.fromEntries(figures),
        name:
          finding.name ??
          translate(`findings.${resource}.${own === null ? 'name' : 'named'}`, {
            title,
            own,
            _: translate(`resources.${resource}.name`, {
              smart_count: 1,
              _: translate(`ra.resources.${resource}`, { smart_count: 1, _: resource }),
            }),
          }),
        title,
        smart_count: times,
        extra: extra.map((one) => getName(one) ?? one.id).join(', '),
      };
      return translate(`findings.${resource}.${key}`, { ...all, _: '' }) || translate(`findings.record.${key}`, all);
    },
    [translate, locale, queryClient],
  );
}

/** Returns a function that says what a creation of a bulk run has found, where another attempt corrects it. */
export function useRunFindingText(): (finding: WriteFinding) => string {
  const getText = useFindingText();
  return useCallback(
    (finding) => getText(finding, finding.kind === 'repeated' ? 'runRepeated' : 'runMismatch'),
    [getText],
  );
}
