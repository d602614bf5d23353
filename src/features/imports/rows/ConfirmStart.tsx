import { useTranslate } from 'ra-core';
import type { ImportKindName } from '../../../../resources/imports';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { useLoadPrograms } from '../../../engine/shop/programs';
import { formatMoney } from '../../../lib/format/formatMoney';
import { formatPoints } from '../../../lib/format/formatPoints';
import { getMoneyPerPoint } from '../../../lib/format/pointsValue';
import { useNumberConfirmation } from '../../../ui/inputs/useNumberConfirmation';
import { Modal } from '../../../ui/overlays/Modal';
import type { ImportSummary } from '../table/importTable';

interface ConfirmStartProps {
  kind: ImportKindName;
  summary: ImportSummary;
  /** What will be done, with its numbers. */
  label: string;
  onCancel: () => void;
  onConfirm: () => unknown;
}

/** Confirms a large import by typing its number of rows. Names what the points are worth, and unusual rows. */
export function ConfirmStart({ kind, summary, label, onCancel, onConfirm }: ConfirmStartProps) {
  const translate = useTranslate();
  const { siteName, currency, locale } = useCurrentSite();
  const { programs } = useLoadPrograms(kind === 'points');
  const { readyRows, outlier, total } = summary;
  const confirmation = useNumberConfirmation(readyRows);
  const rate = getMoneyPerPoint(programs[0]?.rewards);
  return (
    <Modal
      title={translate('import.confirm.title')}
      onCancel={onCancel}
      onSubmit={onConfirm}
      submitLabel={label}
      submitDisabled={!confirmation.isConfirmed}
    >
      <p>{translate(`import.confirm.${kind}`, { site: siteName })}</p>
      {total !== null && total !== 0 && rate !== null && (
        <p>
          {translate('import.confirm.worth', {
            points: formatPoints(total, locale),
            money: formatMoney(total * rate, currency, locale),
          })}
        </p>
      )}
      {outlier > 0 && <p>{translate('import.confirm.outlier', { count: formatPoints(outlier, locale) })}</p>}
      {confirmation.field}
    </Modal>
  );
}
