import { useRef, useState } from 'react';
import { ApiError } from '#core/api-client.ts';
import { browserId } from '#core/ids.ts';
import { useUploading } from '#ui/admin/form-uploads.ts';
import { useLeaving } from '#ui/leaving.ts';
import { toast } from '#ui/toast.tsx';
import { uploadPicture } from './calls.ts';
import { words } from './words/index.ts';

/** The visible state of one upload. */
type Sending = {
  readonly id: string;
  readonly name: string;
  readonly share: number;
  readonly problem?: string;
};

/** The upload itself. */
type Upload = {
  readonly id: string;
  readonly file: File;
  readonly control: AbortController;
  /** Set once the server has stored the picture. */
  address?: string;
};

/**
 * Uploads pictures two at a time, each with its progress. Failed ones stay in the list with the server's sentence. The
 * surrounding form cannot be saved meanwhile.
 *
 * @param onKept called with each picture's address in the order the files were chosen, whichever upload finishes first
 */
export function useUploads(onKept: (address: string) => void) {
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const kept = useRef(onKept);
  kept.current = onKept;
  /** All uploads that are neither reported nor given up yet, in the order they were chosen. */
  const chosen = useRef<Upload[]>([]);
  useLeaving(() => {
    for (const { control } of chosen.current) control.abort();
  });
  useUploading(sending.some(({ problem }) => problem === undefined));

  const change = (id: string, parts: Partial<Sending>) =>
    setSending((all) => all.map((one) => (one.id === id ? { ...one, ...parts } : one)));
  const dismiss = (id: string) => setSending((all) => all.filter((one) => one.id !== id));

  const handOver = () => {
    for (let [first] = chosen.current; first?.address; [first] = chosen.current) {
      chosen.current.shift();
      kept.current(first.address);
      dismiss(first.id);
    }
  };
  const giveUp = (id: string) => {
    chosen.current = chosen.current.filter((upload) => upload.id !== id);
    handOver();
  };

  /** Sends one file, unless it was removed; false if the upload failed. */
  const sendOne = async (upload: Upload): Promise<boolean> => {
    const { id, file, control } = upload;
    if (control.signal.aborted) return true;
    try {
      upload.address = await uploadPicture(file, (share) => change(id, { share }), control.signal);
      handOver();
      return true;
    } catch (error) {
      if (control.signal.aborted) return true;
      giveUp(id);
      const sentence = error instanceof ApiError ? error.refusal.error : undefined;
      change(id, { problem: sentence ?? words.notReached });
      return false;
    }
  };

  const send = (files: readonly File[]) => {
    const queue = files.map((file): Upload => ({ id: browserId(), file, control: new AbortController() }));
    chosen.current.push(...queue);
    setSending((all) => [...all, ...queue.map(({ id, file }) => ({ id, name: file.name, share: 0 }))]);
    let failed = 0;
    const work = async (): Promise<void> => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        if (!(await sendOne(next))) failed += 1;
      }
    };
    void Promise.all([work(), work()]).then(() => {
      if (failed === 0) return;
      toast({
        title: words.uploadError,
        description: files.length > 1 ? words.imagesNotUploaded : words.imageNotUploaded,
        variant: 'destructive',
      });
    });
  };

  /** Stops a running upload, or removes a failed one from the list. */
  const leaveOut = (id: string) => {
    chosen.current.find((upload) => upload.id === id)?.control.abort();
    giveUp(id);
    dismiss(id);
  };
  return { sending, send, leaveOut };
}
