import { subDays } from 'date-fns/subDays';
import { useTranslate } from 'ra-core';
import { getServerTime } from '../../../dataProvider/http/serverClock';
import { useEntityListContext } from '../../engine/listState/EntityListContext';
import { setFilter } from '../../engine/listState/listUrl';
import { toDay } from '../../lib/format/day';
import { Select } from '../../ui/inputs/Select';

/** The period of the listed orders: a number of days, all, or the days of the filter. Reads `useEntityListContext`. */
export function PeriodSelect() {
  const { urlState, go } = useEntityListContext();
  const translate = useTranslate();
  const { from = '', to = '' } = urlState.filters;
  const value = getPeriodName({ from, to }, new Date(getServerTime()));
  const names = ['all', ...periodDays.map((days) => `days${days}`), ...(value === 'custom' ? ['custom'] : [])];
  const choose = (name: string) => {
    const days = periodDays.find((item) => name === `days${item}`);
    if (name === 'custom') return;
    // The page may have been open since yesterday.
    const range = days === undefined ? { from: '', to: '' } : getLastDays(days, new Date(getServerTime()));
    go(setFilter(urlState, range));
  };
  return (
    <Select
      showLabel
      label={translate('sales.period.label')}
      value={value}
      options={names.map((name) => ({ value: name, label: translate(`sales.period.${name}`) }))}
      onChange={choose}
    />
  );
}

/** Lengths of the offered periods in days, up to today. */
const periodDays = [7, 30, 90, 365] as const;

/** An inclusive range of days, YYYY-MM-DD; '' is open. */
type DayRange = Readonly<Record<'from' | 'to', string>>;

/** The period of a number of days that ends today. It stays open, so that new orders are listed. */
export function getLastDays(days: number, now: Date): DayRange {
  return { from: toDay(subDays(now, days - 1)), to: '' };
}

/** Returns the offered period that a range is: 'all', 'days30', or 'custom'. */
export function getPeriodName({ from, to }: DayRange, now: Date) {
  if (from === '' && to === '') return 'all';
  const found = periodDays.find((days) => to === '' && from === getLastDays(days, now).from);
  return found === undefined ? 'custom' : (`days${found}` as const);
}
