import { useLocation } from 'react-router';
import { readPeriod, type StatsPeriod } from '../../../dataProvider/statsRequests';

/** The period that the address names. */
export function usePeriod(): StatsPeriod {
  return readPeriod(useLocation().search);
}
