import { bind } from './bind.ts';
import { append, pagesOf, print } from './print.ts';
import { fingerprintOf, makeSealKey, type Sealing, seal, seeSeal } from './seal.ts';
import type { Sheet } from './sheet.ts';

/** The tasks of the thread. */
export type PdfTask =
  | { readonly do: 'print'; readonly sheet: Sheet }
  | { readonly do: 'bind'; readonly sheet: Sheet; readonly files: readonly Uint8Array[] }
  | { readonly do: 'count'; readonly bytes: Uint8Array }
  | { readonly do: 'seal'; readonly bytes: Uint8Array; readonly sheet: Sheet; readonly sealing: Sealing }
  | { readonly do: 'see'; readonly bytes: Uint8Array }
  | { readonly do: 'make-key'; readonly owner: string; readonly at: Date };

const sealed = async (bytes: Uint8Array, sheet: Sheet, sealing: Sealing) => ({
  bytes: await seal(await append(bytes, sheet), sealing),
  fingerprint: fingerprintOf(sealing.key),
});

/** Does one task. An error belongs to that task only. */
export default async function work(task: PdfTask): Promise<unknown> {
  switch (task.do) {
    case 'print':
      return print(task.sheet).then(async (bytes) => ({ bytes, pages: await pagesOf(bytes) }));
    case 'bind':
      return bind(task.sheet, task.files);
    case 'count':
      return pagesOf(task.bytes);
    case 'seal':
      return sealed(task.bytes, task.sheet, task.sealing);
    case 'see':
      return seeSeal(task.bytes);
    case 'make-key':
      return makeSealKey(task.owner, task.at);
  }
}
