import { useTranslate } from 'ra-core';
import { memo, Suspense } from 'react';
import type { PickedItem } from '../../../engine/pickers/pickedItem';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { lazyPart } from '../../../ui/lazy/lazyPart';

const RecordPicker = lazyPart(async () => ({
  default: (await import('../../../engine/pickers/RecordPicker')).RecordPicker,
}));

interface RecipientPickerProps {
  recipient: PickedItem | null;
  onChange: (recipient: PickedItem | null) => void;
}

/** Picks the customer whose data fill the preview; sample data if none is picked. */
export const RecipientPicker = memo(function RecipientPicker({ recipient, onChange }: RecipientPickerProps) {
  const translate = useTranslate();
  return (
    <Suspense fallback={<Skeleton height={56} />}>
      <RecordPicker
        from="customers"
        label={translate('templateEditor.preview.reader')}
        help={recipient ? translate('templateEditor.preview.rest') : translate('templateEditor.preview.samples')}
        value={recipient}
        onChange={onChange}
      />
    </Suspense>
  );
});
