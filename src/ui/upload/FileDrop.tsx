import type { ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';
import { useFocusRestore } from '../focus/useFocusRestore';
import flowStyles from '../layout/flow.module.css';

interface FileDropProps {
  /** Accessible name of the group. */
  label: string;
  /** `accept` attribute of the file input. */
  accept: string;
  disabled?: boolean;
  /** Lets the file dialog choose several files. */
  multiple?: boolean;
  /** Called with dropped, chosen, or pasted files; with an empty array if something else was dropped. */
  onFiles: (files: readonly File[]) => void;
  /** Renders the content, including the button that opens the file dialog. */
  children: (area: { isOver: boolean; open: () => void }) => ReactNode;
}

/** The input itself is hidden. */
const hiddenInput = { hidden: true, 'aria-label': undefined };

/** Accepts files by drag and drop, file dialog, and paste. */
export function FileDrop({ label, accept, disabled = false, multiple = false, onFiles, children }: FileDropProps) {
  const { getRootProps, getInputProps, isDragActive, open, rootRef } = useDropzone({
    onDrop: onFiles,
    disabled,
    noClick: true,
    noKeyboard: true,
  });
  useFocusRestore(rootRef);
  return (
    <div {...getRootProps({ role: 'group', 'aria-label': label, tabIndex: -1, className: flowStyles.rows2 })}>
      <input {...getInputProps({ ...hiddenInput, multiple, accept })} />
      {children({ isOver: isDragActive, open })}
    </div>
  );
}
