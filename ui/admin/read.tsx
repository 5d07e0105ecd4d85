import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ReadFailure } from './states.tsx';

interface ReadProps<Data> {
  found: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'refetch'>;
  /** The sentence that says the data could not be read. */
  failure: string;
  /** Shown until the data is there for the first time. */
  waiting: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * Shows data once it is loaded. If a later reload fails, the old data stays, with everything typed into it, below the failure's
 * sentence.
 */
export function Read<Data>({ found, failure, waiting, children }: ReadProps<Data>) {
  const { data, isError, refetch } = found;
  return (
    <>
      {isError && <ReadFailure sentence={failure} onRetry={() => void refetch()} />}
      {data === undefined ? !isError && waiting : children(data)}
    </>
  );
}
