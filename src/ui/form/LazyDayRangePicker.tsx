import { type ComponentProps, Suspense } from 'react';
import { Skeleton } from '../feedback/Skeleton';
import { lazyPart } from '../lazy/lazyPart';
import type { DayRangePicker } from './DayRangePicker';

const Picker = lazyPart(async () => ({ default: (await import('./DayRangePicker')).DayRangePicker }));

/** A range of days. Its code is large, so it is loaded when it is first shown. */
export function LazyDayRangePicker(props: ComponentProps<typeof DayRangePicker>) {
  return (
    <Suspense fallback={<Skeleton height={80} />}>
      <Picker {...props} />
    </Suspense>
  );
}
