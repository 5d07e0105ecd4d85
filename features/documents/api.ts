import type { Context } from 'hono';
import type { Result } from '#core/result.ts';
import type { Deps } from '#platform/deps.ts';
import { refuse } from '#platform/http/errors.ts';
import type { FailureCode } from '#platform/http/failures.ts';
import type { ApiEnv } from '#platform/http/route.ts';
import { type CleanFile, eraseFile, receiveUpload, type WrittenFile, writeFile } from './service/index.ts';

/** A file that was sent and written, and the form that it came with. */
export type TakenFile = {
  readonly fields: Readonly<Record<string, string>>;
  readonly fileName: string;
  readonly file: WrittenFile;
  /** The SHA-256 of what was sent, as base64url. */
  readonly digest: string;
};

/**
 * Receives one file, writes it and has `act` keep it. Takes the place of the declared route's validator, which would hold the
 * whole body in memory.
 *
 * @param how.oneFile what to say if there are several
 * @param how.remake makes what is stored of the inspected file
 */
export async function takeFile<Refusal extends FailureCode = never>(
  c: Context<ApiEnv>,
  deps: Deps,
  how: {
    readonly field: string;
    readonly mostBytes: number;
    readonly oneFile: string;
    readonly remake?: ((file: CleanFile) => Promise<Result<CleanFile, Refusal>>) | undefined;
  },
  act: (taken: TakenFile) => Promise<Response>,
): Promise<Response> {
  const { field, mostBytes, oneFile, remake } = how;
  const received = await receiveUpload(c.req.raw, deps.config, { fileField: field, mostBytes });
  if (!received.ok) {
    if (received.reason === 'too-many-files')
      return refuse(c, 'invalid', [{ path: field, message: oneFile }]);
    return refuse(c, received.reason === 'too-large' ? 'file-too-large' : received.reason);
  }
  const { fields, fileName, file } = received.value;
  const written = await writeFile(deps, file, remake);
  if (!written.ok) return refuse(c, written.reason);
  try {
    return await act({ fields, fileName, file: written.value, digest: file.digest });
  } finally {
    // If it was refused, or if an earlier try has already stored it, nothing refers to this file: erase it.
    await eraseFile(deps, written.value.id);
  }
}
