/** How long a toast shows (product 1.10). */
export const TOAST_SHOWN_MS = 5000;
/** How long a dismissed toast stays in the list (product 1.10). */
export const TOAST_REMOVED_AFTER_MS = 1_000_000;
/** Only one at a time: a new toast replaces the old one (product 1.10). */
const TOASTS_AT_ONCE = 1;

export interface ToastMessage {
  title: string;
  description?: string;
  /** `destructive`: something was refused or went wrong. */
  variant?: 'default' | 'destructive';
  /** The order of the press that this message answers: a later press has a higher number. */
  order?: number;
}

export interface Toast extends ToastMessage {
  id: number;
  open: boolean;
}

/** The list of toasts and its listeners. The page has one store; tests make their own. */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const removals = new Map<number, ReturnType<typeof setTimeout>>();

  const become = (next: readonly Toast[]) => {
    toasts = next;
    for (const [id, removal] of removals) {
      if (toasts.some((toast) => toast.id === id)) continue;
      clearTimeout(removal);
      removals.delete(id);
    }
    for (const listener of listeners) listener();
  };

  const dismiss = (id: number) => {
    if (!toasts.some((toast) => toast.id === id && toast.open)) return;
    removals.set(
      id,
      setTimeout(() => become(toasts.filter((toast) => toast.id !== id)), TOAST_REMOVED_AFTER_MS),
    );
    become(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  };

  return {
    /**
     * Shows a message in place of any other and returns its id. If a message of a later press is still shown, that one stays,
     * and its id is returned.
     */
    show(message: ToastMessage): number {
      const later = toasts.find(
        ({ open, order = 0 }) => open && order > (message.order ?? Number.POSITIVE_INFINITY),
      );
      if (later) return later.id;
      lastId += 1;
      become([{ ...message, id: lastId, open: true }, ...toasts].slice(0, TOASTS_AT_ONCE));
      return lastId;
    },
    /** Closes a toast; it stays in the list, closed, until its removal. */
    dismiss,
    current: (): readonly Toast[] => toasts,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const toastStore = createToastStore();

/** Shows a toast. Can be called from anywhere in the browser. */
export function toast(message: ToastMessage): void {
  toastStore.show(message);
}
