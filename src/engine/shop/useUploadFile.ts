import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { AppError } from '../../../dataProvider/errors';
import type { SendFile } from '../../ui/upload/useUpload';
import { useCurrentSite } from './currentSite';

/** Returns the function that uploads a file of the open store, for an `UploadBox`. */
export function useUploadFile(): SendFile {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { confirmStore } = useCurrentSite();
  return async (file, onProgress, signal) => {
    if (!(await confirmStore())) throw new AppError({ kind: 'canceled' });
    return dataProvider.uploadFile({ file, onProgress, signal });
  };
}
