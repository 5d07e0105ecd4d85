import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ReadFailure } from './states.tsx';

interface ReadProps<Data> {
  found: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'refetch'>;
  /** Says that it could not be read. */
  failure: string;
  /** Stands there until it is read for the first time. */
  waiting: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What is read, once it is there. It stays where reading it anew fails, with all that is typed into it, under the word of that. */
export function Read<Data>({ found, failure, waiting, children }: ReadProps<Data>) {
  const { data, isError, refetch } = found;
  return (
    <>
      {isError && <ReadFailure sentence={failure} onRetry={() => void refetch()} />}
      {data === undefined ? !isError && waiting : children(data)}
    </>
  );
}
