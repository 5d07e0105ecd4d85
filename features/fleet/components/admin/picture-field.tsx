import { useRef, useState } from 'react';
import { ApiError } from '#core/api-client.ts';
import { addressOf, isFullAddress, pictureAddress } from '#core/pictures.ts';
import { useUploading } from '#ui/admin/form-uploads.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useLeaving } from '#ui/leaving.ts';
import { toast } from '#ui/toast.tsx';
import { uploadPicture } from './calls.ts';
import { PictureChoice } from './picture-choice.tsx';
import { words } from './words/index.ts';

const PREVIEW_WIDTH = 320;

/** The form field of one picture: upload a new one, or enter the name or address of an existing one. */
export function PictureField({
  label = words.picture,
  id,
  value,
  error,
  onChange,
}: {
  label?: string;
  id: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}) {
  const file = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const open = useRef<AbortController>(undefined);
  useLeaving(() => open.current?.abort());
  useUploading(share !== undefined);
  const send = async (chosen: File | undefined) => {
    if (!chosen) return;
    setProblem(undefined);
    setShare(0);
    const control = new AbortController();
    open.current = control;
    try {
      onChange(await uploadPicture(chosen, setShare, control.signal));
    } catch (failure) {
      if (control.signal.aborted) return;
      const sentence = failure instanceof ApiError ? failure.refusal.error : undefined;
      setProblem(sentence ?? words.notReached);
      toast({
        title: words.uploadError,
        description: words.imageNotUploaded,
        variant: 'destructive',
      });
    } finally {
      setShare(undefined);
    }
  };
  const isWhole = isFullAddress(value) || value.startsWith('/');
  const preview = isFullAddress(value)
    ? value
    : value && pictureAddress(isWhole ? value : addressOf(value), PREVIEW_WIDTH);
  return (
    <div className="grid gap-3 sm:grid-cols-[10rem_1fr]">
      <div className="yacht-card-picture">
        {preview && <img src={preview} alt="" className="h-full w-full object-cover" />}
      </div>
      <div className="grid content-start gap-2">
        <Field label={label} id={id} error={error ?? problem} hint={words.pictureHint}>
          <Input
            className="staff-control"
            autoComplete="off"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
        <PictureChoice label={words.choosePicture} chosen={[value]} onChoose={onChange}>
          <Button
            variant="secondary"
            size="small"
            busy={share !== undefined}
            onClick={() => file.current?.click()}
          >
            {words.uploadPicture}
          </Button>
          {value !== '' && (
            <Button variant="quiet" size="small" onClick={() => onChange('')}>
              {words.removePicture}
            </Button>
          )}
        </PictureChoice>
        {share !== undefined && <progress max={1} value={share} aria-label={words.uploading} />}
        <input
          ref={file}
          type="file"
          tabIndex={-1}
          aria-label={words.fileOf(label)}
          accept="image/jpeg,image/png,image/webp,image/avif"
          className="sr-only"
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            event.target.value = '';
            void send(chosen);
          }}
        />
      </div>
    </div>
  );
}
