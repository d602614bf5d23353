import { LazyDayRangePicker } from '../../ui/form/LazyDayRangePicker';
import { useEntityLabels } from '../entity/entityLabels';
import { useEntityListContext } from '../listState/EntityListContext';
import { setFilter } from '../listState/listUrl';

interface DaysFilterProps {
  name: string;
  /** Query parameters of the first and the last day. */
  from: string;
  to: string;
}

/** Filters a list by a range of days. Reads `useEntityListContext`. */
export function DaysFilter({ name, from, to }: DaysFilterProps) {
  const { entity, urlState, go } = useEntityListContext();
  const labels = useEntityLabels(entity);
  return (
    <LazyDayRangePicker
      label={labels.filter(name)}
      value={{ from: urlState.filters[from] ?? '', to: urlState.filters[to] ?? '' }}
      onChange={(range) => go(setFilter(urlState, { [from]: range.from, [to]: range.to }))}
    />
  );
}
