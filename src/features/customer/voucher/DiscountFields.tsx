import { useTranslate } from 'ra-core';
import { discountTypes } from '../../../../resources/vouchers';
import { useAppliesToSource } from '../../../engine/pickers/useAppliesToSource';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { AppliesTo } from '../../../ui/form/AppliesTo';
import { GroupField } from '../../../ui/form/GroupField';
import { Picker } from '../../../ui/form/Picker';
import { Select } from '../../../ui/inputs/Select';
import { TextBox } from '../../../ui/inputs/TextBox';
import type { VoucherFieldsProps } from './VoucherFields';
import styles from './voucher.module.css';
import { hasScope } from './voucherForm';

/** Form fields for the discount and its scope. */
export function DiscountFields({ form, onChange, errors }: VoucherFieldsProps) {
  const translate = useTranslate();
  const { currency } = useCurrentSite();
  const source = useAppliesToSource();
  const { discountType, appliesTo } = form;
  const change = (part: Partial<typeof form>) => onChange({ ...form, ...part });
  const money = { currency };
  return (
    <>
      <GroupField label={translate('voucher.discountType')}>
        {(fieldProps) => (
          <Select
            {...fieldProps}
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
            error={errors.at('percent')}
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
            error={errors.at('amount')}
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
            error={errors.at('freeProduct')}
            value={form.freeProduct}
            onChange={(freeProduct) => change({ freeProduct })}
            search={source.products}
            debounce={source.debounce}
            errorText={source.errorText}
          />
        </div>
      )}
      {hasScope(form) && (
        <div
          className={styles.fullWidth}
          data-field={appliesTo.to === 'selectedCollections' ? 'collections' : 'products'}
        >
          <AppliesTo
            label={translate('voucher.appliesTo')}
            value={appliesTo}
            onChange={({ to, products, collections }) =>
              change({ appliesTo: { to, products: [...products], collections: [...collections] } })
            }
            source={source}
            error={errors.at(appliesTo.to === 'selectedCollections' ? 'collections' : 'products')}
          />
        </div>
      )}
      <div data-field="minimum">
        <TextBox
          inputMode="decimal"
          label={translate('voucher.minimum', money)}
          help={translate('voucher.minimumHelp')}
          error={errors.at('minimum')}
          value={form.minimum}
          onChange={(minimum) => change({ minimum })}
        />
      </div>
    </>
  );
}
