import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { Program } from '../../../../resources/programs';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { useAllPrograms } from '../../../engine/shop/useAllPrograms';
import { formatPoints } from '../../../lib/format/formatPoints';
import estimateStyles from '../estimate.module.css';
import { buildMembersUrl, useMemberCount } from '../list/useMemberCount';
import type { Costs } from './useCosts';
import { useMetricText } from './useMetricText';

/**
 * Names the typical values that the estimate is based on, until the merchant enters their own, and the members of the
 * program if it is one of several: the statistics are those of the whole store.
 */
export function AssumedNote({ program, costs: { used, typicalValues } }: { program: Program; costs: Costs }) {
  const translate = useTranslate();
  const text = useMetricText();
  const { data: programs = [] } = useAllPrograms();
  const assumed = used.filter((name) => typicalValues[name] !== undefined);
  return (
    <>
      {programs.length > 1 && <WholeStoreNote program={program} />}
      {assumed.length > 0 && (
        <p className={estimateStyles.quiet}>
          {translate('costs.assumed.note', { smart_count: assumed.length, figures: text.names(assumed) })}
        </p>
      )}
    </>
  );
}

function WholeStoreNote({ program: { _id: id } }: { program: Program }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const { data: count } = useMemberCount(id);
  return (
    <p className={estimateStyles.quiet}>
      {translate('costs.wholeStore')}{' '}
      {typeof count === 'number' && (
        <Link to={buildMembersUrl(id)}>
          {translate('costs.members', { smart_count: count, count: formatPoints(count, locale) })}
        </Link>
      )}
    </p>
  );
}
