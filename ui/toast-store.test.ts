import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore, TOAST_REMOVED_AFTER_MS, TOAST_SHOWN_MS } from './toast-store.ts';

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('keeps the figures of the specification', () => {
    expect(TOAST_SHOWN_MS).toBe(5000);
    expect(TOAST_REMOVED_AFTER_MS).toBe(1_000_000);
  });

  it('shows one at a time: a new one replaces the old', () => {
    const store = createToastStore();
    store.show({ title: 'Logged Out' });
    store.show({ title: 'Error', variant: 'destructive' });
    expect(store.current()).toMatchObject([{ title: 'Error', variant: 'destructive', open: true }]);
  });

  it('leaves the word of a later press to be read, and tells of an earlier one once that is closed', () => {
    const store = createToastStore();
    const later = store.show({ title: 'Moved', order: 2 });
    expect(store.show({ title: 'Note kept', order: 1 })).toBe(later);
    expect(store.current()).toMatchObject([{ title: 'Moved', open: true }]);
    store.dismiss(later);
    store.show({ title: 'Pictures uploaded', order: 1 });
    expect(store.current()).toMatchObject([{ title: 'Pictures uploaded', open: true }]);
    // A refusal is always shown, and so is a message after it.
    store.show({ title: 'Moved', order: 3 });
    store.show({ title: 'Error', variant: 'destructive' });
    expect(store.current()).toMatchObject([{ title: 'Error', open: true }]);
    store.show({ title: 'Saved', order: 2 });
    expect(store.current()).toMatchObject([{ title: 'Saved', open: true }]);
  });

  it('keeps a dismissed toast, closed, for 1,000,000 ms', () => {
    const store = createToastStore();
    const id = store.show({ title: 'Success!' });
    store.dismiss(id);
    vi.advanceTimersByTime(999_999);
    expect(store.current()).toMatchObject([{ id, open: false }]);
    vi.advanceTimersByTime(1);
    expect(store.current()).toEqual([]);
  });

  it('does not start the wait again when a closed toast is dismissed again', () => {
    const store = createToastStore();
    const id = store.show({ title: 'Success!' });
    store.dismiss(id);
    vi.advanceTimersByTime(600_000);
    store.dismiss(id);
    vi.advanceTimersByTime(400_000);
    expect(store.current()).toEqual([]);
  });

  it("does not let a replaced toast's removal touch the new one", () => {
    const store = createToastStore();
    store.dismiss(store.show({ title: 'First' }));
    store.show({ title: 'Second' });
    vi.advanceTimersByTime(2_000_000);
    expect(store.current()).toMatchObject([{ title: 'Second', open: true }]);
  });

  it('tells listeners of each change until they leave', () => {
    const store = createToastStore();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    const id = store.show({ title: 'One' });
    store.dismiss(id);
    leave();
    store.show({ title: 'Two' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
