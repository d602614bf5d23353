import '../../../../i18n/en/areas/dashboardCards';
import { useQueries } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import type { Entity } from '../../../../resources/entity';
import { entityLabels } from '../../../engine/entity/entityLabels';
import { getWaitingEntities, pendingCountQuery } from '../../../engine/listState/pendingCountQuery';
import { useWriteHistory } from '../../../engine/records/EngineContext';
import { useHandlingTimes } from '../../../engine/records/handlingTimes';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatDuration } from '../../../lib/format/formatDuration';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Icon } from '../../../ui/icons/Icon';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { InfoTooltip } from '../../../ui/overlays/InfoTooltip';
import { useListText } from '../../../ui/text/useListText';
import styles from './GoodMorning.module.css';

/** How much waits and about how long it takes, with the button that starts the queue. Lazy-loaded. */
export default function Workload() {
  const translate = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const history = useWriteHistory();
  const entities = getWaitingEntities();
  const queries = useQueries({ queries: entities.map((entity) => pendingCountQuery(dataProvider, entity, history)) });
  const waiting = entities.flatMap((entity, index) => {
    const count = queries[index]?.data?.total;
    return count ? [{ entity, count }] : [];
  });
  if (waiting.length === 0) {
    const isDone = queries.every(({ data }) => data);
    return <p className={styles.summary}>{isDone && translate('dashboardCards.workload.none')}</p>;
  }
  return (
    <>
      <p className={styles.summary}>
        <Estimate waiting={waiting} />
      </p>
      <ButtonLink kind="primary" to="/moderate">
        {translate('dashboardCards.workload.start')}
      </ButtonLink>
    </>
  );
}

interface EstimateProps {
  waiting: readonly { entity: Entity; count: number }[];
}

/** Number of pending records and an estimate of the time, which explains what it is based on. */
function Estimate({ waiting }: EstimateProps) {
  const translate = useTranslate();
  const formatList = useListText();
  const { locale } = useCurrentSite();
  const { getTime } = useHandlingTimes();
  const times = waiting.map(({ entity, count }) => ({ entity, count, ...getTime(entity.name) }));
  const total = times.reduce((sum, { count }) => sum + count, 0);
  const seconds = times.reduce((sum, time) => sum + time.count * time.seconds, 0);
  const explain = (isMeasured: boolean) => {
    const paces = times
      .filter((time) => time.isMeasured === isMeasured)
      .map((time) =>
        translate('ui.fieldText', {
          field: entityLabels(time.entity, translate).name(1),
          text: formatDuration(time.seconds, locale),
        }),
      );
    const text = isMeasured ? 'dashboardCards.workload.measured' : 'dashboardCards.workload.assumed';
    return paces.length > 0 ? [translate(text, { paces: formatList(paces) })] : [];
  };
  return (
    <InfoTooltip explanation={[...explain(true), ...explain(false)].join(' ')} className={styles.estimate}>
      {translate('dashboardCards.workload.waiting', {
        smart_count: total,
        count: formatPoints(total, locale),
        time: formatDuration(Math.max(seconds, 60), locale),
      })}
      <Icon name="info" size={16} />
    </InfoTooltip>
  );
}
