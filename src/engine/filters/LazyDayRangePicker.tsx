import { type ComponentProps, Suspense } from 'react';
import { withMessages } from '../../../i18n/i18n';
import { Skeleton } from '../../ui/feedback/Skeleton';
import type { DayRangePicker } from '../../ui/form/DayRangePicker';
import { lazyPart } from '../../ui/lazy/lazyPart';

const Picker = lazyPart(async () => {
  const module = await withMessages('pickers', () => import('../../ui/form/DayRangePicker'));
  return { default: module.DayRangePicker };
});

/** A range of days. Its code is large, so it is loaded when it is first shown. */
export function LazyDayRangePicker(props: ComponentProps<typeof DayRangePicker>) {
  return (
    <Suspense fallback={<Skeleton height={80} />}>
      <Picker {...props} />
    </Suspense>
  );
}
