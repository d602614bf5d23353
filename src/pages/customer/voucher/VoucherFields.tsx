import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../ui/Checkbox';
import { RadioList } from '../../../ui/form/RadioList';
import { TextArea } from '../../../ui/TextArea';
import { TextBox } from '../../../ui/TextBox';
import { DiscountFields } from './DiscountFields';
import type { VoucherFaults } from './useVoucherFaults';
import styles from './voucher.module.css';
import type { VoucherForm } from './voucherForm';

/** Longest note. */
const noteLength = 2000;

const codes = ['made', 'own'] as const;

export interface VoucherFieldsProps {
  form: VoucherForm;
  onChange: (form: VoucherForm) => void;
  faults: VoucherFaults;
}

/** Discount, points, code and note of a voucher. */
export function VoucherFields({ balance, ...props }: VoucherFieldsProps & { balance: ReactNode }) {
  const translate = useTranslate();
  const { form, onChange, faults } = props;
  const change = (part: Partial<VoucherForm>) => onChange({ ...form, ...part });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done with it; it watches the focus leave a field.
    <div className={styles.fields} onBlur={faults.onBlur}>
      <DiscountFields {...props} />
      <div data-field="points">
        <TextBox
          required
          inputMode="numeric"
          label={translate('voucher.points')}
          help={translate('voucher.pointsHelp')}
          error={faults.at('points')}
          value={form.points}
          onChange={(points) => change({ points })}
        />
      </div>
      {balance}
      <RadioList
        label={translate('voucher.code')}
        value={form.code}
        options={codes.map((value) => ({ value, label: translate(`voucher.codes.${value}`) }))}
        onChange={(code) => change({ code })}
      />
      {form.code === 'made' ? (
        <div data-field="prefix">
          <TextBox
            dir="ltr"
            autoComplete="off"
            label={translate('voucher.prefix')}
            help={translate('voucher.prefixHelp')}
            error={faults.at('prefix')}
            value={form.prefix}
            onChange={(prefix) => change({ prefix })}
          />
        </div>
      ) : (
        <div data-field="coupon">
          <TextBox
            required
            dir="ltr"
            autoComplete="off"
            label={translate('voucher.coupon')}
            error={faults.at('coupon')}
            value={form.coupon}
            onChange={(coupon) => change({ coupon })}
          />
        </div>
      )}
      <Checkbox
        showLabel
        label={translate('voucher.inStore')}
        checked={form.alsoCreateInStore}
        onChange={({ target }) => change({ alsoCreateInStore: target.checked })}
        className={styles.whole}
      />
      <TextArea
        rows={2}
        maxLength={noteLength}
        label={translate('voucher.adminNote')}
        value={form.adminNote}
        onChange={(adminNote) => change({ adminNote })}
        className={styles.whole}
      />
    </div>
  );
}
