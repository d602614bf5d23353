import type { ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';
import { useKeepFocus } from '../useKeepFocus';
import styles from './UploadBox.module.css';

interface FileDropProps {
  /** Name of the group. */
  label: string;
  /** What the file chooser offers: endings and types, with commas between. */
  accept: string;
  disabled?: boolean;
  /** Told what was dropped, chosen or pasted; none, where what was dropped is no file. */
  onFiles: (files: readonly File[]) => void;
  /** What stands in it, with the button that opens the file chooser. */
  children: (area: { isOver: boolean; open: () => void }) => ReactNode;
}

/** Only what stands in it is seen and read aloud; the chooser gives one file. */
const hiddenInput = { hidden: true, multiple: false, 'aria-label': undefined };

/** Takes files by drop, by the file chooser and by pasting. */
export function FileDrop({ label, accept, disabled = false, onFiles, children }: FileDropProps) {
  const { getRootProps, getInputProps, isDragActive, open, rootRef } = useDropzone({
    onDrop: onFiles,
    disabled,
    noClick: true,
    noKeyboard: true,
  });
  useKeepFocus(rootRef);
  return (
    <div {...getRootProps({ role: 'group', 'aria-label': label, tabIndex: -1, className: styles.box })}>
      <input {...getInputProps({ ...hiddenInput, accept })} />
      {children({ isOver: isDragActive, open })}
    </div>
  );
}
