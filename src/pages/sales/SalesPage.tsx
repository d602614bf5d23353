import '../../../i18n/en/areas/sales';
import { sales } from '../../../resources/sales';
import { EntityList } from '../../engine/list/EntityList';
import { PanelDetailsContext } from '../../engine/panel/PanelDetailsContext';
import { OrderDetails } from './OrderDetails';
import { SalesList } from './SalesList';

/** The store's orders, with their totals, and the rewards behind each in its panel (SAL-01). */
export default function SalesPage() {
  return (
    <PanelDetailsContext value={OrderDetails}>
      <EntityList entity={sales} View={SalesList} />
    </PanelDetailsContext>
  );
}
