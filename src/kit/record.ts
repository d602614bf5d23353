/** Parts of a record's page, for `src/extensions`. docs/public-api.md shows each. */
export { RecordActions } from '../engine/actions/RecordActions';
export { useActionController } from '../engine/actions/useActionController';
export { useEntityLabels } from '../engine/entity/entityLabels';
export { toRecordPath } from '../engine/entity/recordLink';
export { useRecord } from '../engine/records/useRecord';
export { useCurrentSite } from '../engine/shop/currentSite';
export { toDay } from '../lib/format/day';
export { formatDay } from '../lib/format/formatDay';
export { formatMoney } from '../lib/format/formatMoney';
export { formatPoints } from '../lib/format/formatPoints';
export { RelativeTime } from '../ui/text/RelativeTime';
export { getEntity } from './getEntity';
export { RecordPage } from './RecordPage';
