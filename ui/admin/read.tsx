import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ReadFailure } from './states.tsx';

interface UnlessFailedProps {
  found: Pick<UseQueryResult, 'isError' | 'isLoadingError' | 'refetch'>;
  /** The sentence that says the data could not be read. */
  failure: string;
  children: ReactNode;
}

/**
 * Shows what is drawn of data, also while it is read for the first time. If it can't be read, the failure is shown instead; if it
 * can't be read again, the old data stay below the failure, with all that is open or typed.
 */
export function UnlessFailed({ found, failure, children }: UnlessFailedProps) {
  return (
    <>
      {found.isError && <ReadFailure sentence={failure} onRetry={() => void found.refetch()} />}
      {!found.isLoadingError && children}
    </>
  );
}

interface ReadProps<Data> extends Omit<UnlessFailedProps, 'children'> {
  found: UnlessFailedProps['found'] & Pick<UseQueryResult<Data>, 'data'>;
  /** Shown until the data is there for the first time. */
  waiting: ReactNode;
  children: (data: Data) => ReactNode;
}

/** As `UnlessFailed`, for what can only be drawn once the data is there. */
export function Read<Data>({ found, failure, waiting, children }: ReadProps<Data>) {
  return (
    <UnlessFailed found={found} failure={failure}>
      {found.data === undefined ? waiting : children(found.data)}
    </UnlessFailed>
  );
}
