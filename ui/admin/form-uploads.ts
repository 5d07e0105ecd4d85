import { createContext, useContext, useEffect } from 'react';

/** Tells the form around that an upload is under way; what it answers takes that back. */
export const FormUploads = createContext<() => () => void>(() => () => undefined);

/** While something is being uploaded, the form around is not saved without it, and asks before it is left. */
export function useUploading(isUploading: boolean): void {
  const announce = useContext(FormUploads);
  useEffect(() => (isUploading ? announce() : undefined), [isUploading, announce]);
}
