/** Safari reads a file only after the press has been answered. */
const READ_BY_MS = 60_000;

/** Hands a file to the browser's downloads, under that name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_BY_MS);
}
