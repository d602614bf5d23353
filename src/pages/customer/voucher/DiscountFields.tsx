import { useTranslate } from 'ra-core';
import { discountTypes } from '../../../../resources/vouchers';
import { useAppliesToSource } from '../../../engine/pickers/useAppliesToSource';
import { useShop } from '../../../engine/shop';
import { AppliesTo } from '../../../ui/form/AppliesTo';
import { GroupField } from '../../../ui/form/GroupField';
import { Picker } from '../../../ui/form/Picker';
import { Select } from '../../../ui/Select';
import { TextBox } from '../../../ui/TextBox';
import type { VoucherFieldsProps } from './VoucherFields';
import styles from './voucher.module.css';
import { hasScope } from './voucherForm';

/** What is given, and what it is taken off. */
export function DiscountFields({ form, onChange, faults }: VoucherFieldsProps) {
  const translate = useTranslate();
  const { currency } = useShop();
  const source = useAppliesToSource();
  const { discountType, appliesTo } = form;
  const change = (part: Partial<typeof form>) => onChange({ ...form, ...part });
  const money = { currency };
  return (
    <>
      <GroupField label={translate('voucher.discountType')}>
        {(ties) => (
          <Select
            {...ties}
            data-autofocus
            label={translate('voucher.discountType')}
            value={discountType}
            options={discountTypes.map((type) => ({ value: type, label: translate(`voucher.types.${type}`) }))}
            onChange={(type) => change({ discountType: type })}
            className={styles.select}
          />
        )}
      </GroupField>
      {discountType === 'percentage' && (
        <div data-field="percent">
          <TextBox
            required
            inputMode="decimal"
            label={translate('voucher.percent')}
            error={faults.at('percent')}
            value={form.percent}
            onChange={(percent) => change({ percent })}
          />
        </div>
      )}
      {discountType === 'fixed_amount' && (
        <div data-field="amount">
          <TextBox
            required
            inputMode="decimal"
            label={translate('voucher.amount', money)}
            error={faults.at('amount')}
            value={form.amount}
            onChange={(amount) => change({ amount })}
          />
        </div>
      )}
      {discountType === 'free_product' && (
        <div data-field="freeProduct">
          <Picker
            required
            label={translate('voucher.freeProduct')}
            error={faults.at('freeProduct')}
            value={form.freeProduct}
            onChange={(freeProduct) => change({ freeProduct })}
            search={source.products}
            debounce={source.debounce}
            failureText={source.failureText}
          />
        </div>
      )}
      {hasScope(form) && (
        <div className={styles.whole} data-field={appliesTo.to === 'selectedCollections' ? 'collections' : 'products'}>
          <AppliesTo
            label={translate('voucher.appliesTo')}
            value={appliesTo}
            onChange={({ to, products, collections }) =>
              change({ appliesTo: { to, products: [...products], collections: [...collections] } })
            }
            source={source}
            error={faults.at(appliesTo.to === 'selectedCollections' ? 'collections' : 'products')}
          />
        </div>
      )}
      <div data-field="minimum">
        <TextBox
          inputMode="decimal"
          label={translate('voucher.minimum', money)}
          help={translate('voucher.minimumHelp')}
          error={faults.at('minimum')}
          value={form.minimum}
          onChange={(minimum) => change({ minimum })}
        />
      </div>
    </>
  );
}
