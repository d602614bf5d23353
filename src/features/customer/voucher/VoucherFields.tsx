import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { RadioList } from '../../../ui/form/RadioList';
import { Checkbox } from '../../../ui/inputs/Checkbox';
import { TextArea } from '../../../ui/inputs/TextArea';
import { TextBox } from '../../../ui/inputs/TextBox';
import { DiscountFields } from './DiscountFields';
import type { VoucherErrors } from './useVoucherErrors';
import styles from './voucher.module.css';
import type { VoucherForm } from './voucherForm';

const MAX_NOTE_LENGTH = 2000;

const codeSources = ['made', 'own'] as const;

export interface VoucherFieldsProps {
  form: VoucherForm;
  onChange: (form: VoucherForm) => void;
  errors: VoucherErrors;
}

/** Form fields of a voucher. */
export function VoucherFields({ balance, ...props }: VoucherFieldsProps & { balance: ReactNode }) {
  const translate = useTranslate();
  const { form, onChange, errors } = props;
  const change = (part: Partial<VoucherForm>) => onChange({ ...form, ...part });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes blur events of the fields.
    <div className={styles.fields} onBlur={errors.onBlur}>
      <DiscountFields {...props} />
      <div data-field="points">
        <TextBox
          required
          inputMode="numeric"
          label={translate('voucher.points')}
          help={translate('voucher.pointsHelp')}
          error={errors.at('points')}
          value={form.points}
          onChange={(points) => change({ points })}
        />
      </div>
      {balance}
      <RadioList
        label={translate('voucher.code')}
        value={form.code}
        options={codeSources.map((value) => ({ value, label: translate(`voucher.codes.${value}`) }))}
        onChange={(code) => change({ code })}
      />
      {form.code === 'made' ? (
        <div data-field="prefix">
          <TextBox
            dir="ltr"
            autoComplete="off"
            label={translate('voucher.prefix')}
            help={translate('voucher.prefixHelp')}
            error={errors.at('prefix')}
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
            error={errors.at('coupon')}
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
        className={styles.fullWidth}
      />
      <TextArea
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        label={translate('voucher.adminNote')}
        value={form.adminNote}
        onChange={(adminNote) => change({ adminNote })}
        className={styles.fullWidth}
      />
    </div>
  );
}
