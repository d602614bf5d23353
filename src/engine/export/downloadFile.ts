/** Saves a file through the browser's downloads. Its object URL is revoked after the download has begun. */
export function downloadFile(file: Blob, name: string): void {
  const objectUrl = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = objectUrl;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(objectUrl), 10_000);
}
