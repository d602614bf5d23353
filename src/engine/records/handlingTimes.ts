import { useCallback } from 'react';
import * as z from 'zod/mini';
import { usePreference } from '../shop/preferences';

/** Seconds that handling a pending record takes, assumed until they are measured, by the name of the entity. */
const assumedSeconds: Readonly<Record<string, number>> = { 'product-reviews': 15, faq: 60, rewards: 10 };
const OTHER_SECONDS = 30;

/** Handled records from which on the measured time is used. */
const MIN_MEASURED_RECORDS = 5;

const shape = z.array(z.object({ entity: z.string(), count: z.number(), seconds: z.number() }));

/** How long handling a record of an entity takes. */
interface HandlingTime {
  seconds: number;
  /** True for the average of the records that were handled here, instead of an assumption. */
  isMeasured: boolean;
}

/** How long this user takes to handle a pending record in the queue, measured on this device. */
export function useHandlingTimes() {
  const [measured, setMeasured] = usePreference('handlingTimes', shape);
  const getTime = useCallback(
    (entity: string): HandlingTime => {
      const own = measured?.find((item) => item.entity === entity);
      return own && own.count >= MIN_MEASURED_RECORDS
        ? { seconds: own.seconds / own.count, isMeasured: true }
        : { seconds: assumedSeconds[entity] ?? OTHER_SECONDS, isMeasured: false };
    },
    [measured],
  );
  const addTime = (entity: string, seconds: number) => {
    const own = measured?.find((item) => item.entity === entity) ?? { count: 0, seconds: 0 };
    const others = (measured ?? []).filter((item) => item.entity !== entity);
    setMeasured([...others, { entity, count: own.count + 1, seconds: own.seconds + seconds }]);
  };
  return { getTime, addTime };
}
