import { createContext, useContext, useEffect } from 'react';

/** Tells the surrounding form that an upload has begun; call the function that it returns once the upload is over. */
export const FormUploads = createContext<() => () => void>(() => () => undefined);

/** While `isUploading`, the surrounding form cannot be saved, and asks before it closes. */
export function useUploading(isUploading: boolean): void {
  const announce = useContext(FormUploads);
  useEffect(() => (isUploading ? announce() : undefined), [isUploading, announce]);
}
