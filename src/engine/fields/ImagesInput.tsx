import { lazyPart } from '../../ui/lazy/lazyPart';
import { useUploadFile } from '../shop/useUploadFile';
import { type InputProps, toFieldProps } from './inputProps';
import { parseUrls } from './inputValues';

const UploadBox = lazyPart(async () => ({
  default: (await import('../../ui/upload/UploadBox')).UploadBox,
}));

const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
/** Maximum number of images if the field does not declare one. */
const DEFAULT_MAX_IMAGES = 10;

/** Images, uploaded one after the other as soon as they are chosen. The value is the list of their URLs. */
export function ImagesInput(props: InputProps<'images'>) {
  const { field, value, onBusy } = props;
  const upload = useUploadFile();
  return (
    <UploadBox
      {...toFieldProps(props)}
      accept={['jpeg', 'png', 'webp', 'gif', 'bmp']}
      maxSize={MAX_IMAGE_BYTES}
      maxFiles={field.max ?? DEFAULT_MAX_IMAGES}
      value={parseUrls(value)}
      upload={upload}
      onBusyChange={onBusy}
    />
  );
}
