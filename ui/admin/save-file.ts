/** How long the file stays readable: Safari reads it only after the click's handler has ended. */
const READ_BY_MS = 60_000;

/** Hands a file to the browser as a download with that name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_BY_MS);
}
