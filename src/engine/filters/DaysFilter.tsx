import { DayRangePicker } from '../../ui/form/DayRangePicker';
import { withFilter } from '../list/address';
import { useListView } from '../list/ListViewContext';
import { useEntityWords } from '../words';

interface DaysFilterProps {
  name: string;
  /** The parameters of the first and of the last day. */
  from: string;
  to: string;
}

/** Narrows a list to a span of days. */
export default function DaysFilter({ name, from, to }: DaysFilterProps) {
  const { entity, address, go } = useListView();
  const words = useEntityWords(entity);
  return (
    <DayRangePicker
      label={words.filter(name)}
      value={{ from: address.filters[from] ?? '', to: address.filters[to] ?? '' }}
      onChange={(range) => go(withFilter(address, { [from]: range.from, [to]: range.to }))}
    />
  );
}
