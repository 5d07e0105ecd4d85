import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSendingState, type Sent, sendingNames } from './sending-state.ts';

const YEAR_MS = 365 * 86_400_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A call that the test answers or refuses itself. */
function aCall() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { call: () => promise, answer: resolve, refuse: reject };
}

const sent = (call: () => Promise<string>, then: Partial<Sent<string, string>> = {}) => ({
  call,
  done: async () => {},
  refused: async () => {},
  ...then,
});

test('a call is under way until what follows its answer is done, and then it is known', async () => {
  const sending = createSendingState<string, string>();
  const told = vi.fn();
  sending.subscribe(told);
  const { promise: read, resolve: haveRead } = Promise.withResolvers<void>();
  const { call, answer } = aCall();
  const over = sending.send('words', sent(call, { done: () => read }));
  expect(sending.current()).toMatchObject({ isPending: true, variables: 'words' });
  answer('kept');
  await vi.advanceTimersByTimeAsync(0);
  expect(sending.isUnderWay()).toBe(true);
  haveRead();
  await expect(over).resolves.toEqual({ answer: 'kept' });
  expect(sending.current()).toEqual({ isPending: false, data: 'kept', error: undefined, variables: 'words' });
  expect(sending.isUnderWay()).toBe(false);
  expect(told).toHaveBeenCalledTimes(2);
});

test('a refusal is known after what follows it, and the next call begins without it', async () => {
  const sending = createSendingState<string, string>();
  const refused = vi.fn(async () => {});
  const refusal = new Error('409');
  await expect(
    sending.send(
      'one',
      sent(() => Promise.reject(refusal), { refused }),
    ),
  ).resolves.toEqual({
    error: refusal,
  });
  expect(refused).toHaveBeenCalledWith(refusal, 'one');
  expect(sending.current()).toMatchObject({ isPending: false, error: refusal, data: undefined });
  void sending.send('two', sent(aCall().call));
  expect(sending.current()).toMatchObject({ isPending: true, error: undefined });
});

test('an answer that comes after a newer call is not shown, though what follows it is done', async () => {
  const sending = createSendingState<string, string>();
  const [first, second] = [aCall(), aCall()];
  const done = vi.fn(async () => {});
  void sending.send('first', sent(first.call, { done }));
  void sending.send('second', sent(second.call, { done }));
  second.answer('newer');
  await vi.advanceTimersByTimeAsync(0);
  first.answer('older');
  await vi.advanceTimersByTimeAsync(0);
  expect(sending.current()).toMatchObject({ isPending: false, data: 'newer', variables: 'second' });
  expect(done).toHaveBeenCalledTimes(2);
});

test('what was forgotten stays forgotten when its answer comes', async () => {
  const sending = createSendingState<string, string>();
  const { call, answer } = aCall();
  const over = sending.send('words', sent(call));
  sending.reset();
  expect(sending.current().isPending).toBe(false);
  expect(sending.isUnderWay()).toBe(true);
  answer('late');
  await over;
  expect(sending.current()).toMatchObject({ data: undefined, variables: undefined });
});

test('what breaks after the answer is no refusal: the call is done, and the error is thrown', async () => {
  const sending = createSendingState<string, string>('name');
  const broken = { done: () => Promise.reject(new Error('ours')) };
  await expect(
    sending.send(
      'words',
      sent(async () => 'kept', broken),
    ),
  ).rejects.toThrow('ours');
  expect(sending.current()).toMatchObject({ isPending: false, data: 'kept', error: undefined });
  expect(sendingNames.includes('name')).toBe(false);
});

test('who knows a call’s name knows that it is under way, until the last of that name is over', async () => {
  const [one, other] = [
    createSendingState<string, string>('same'),
    createSendingState<string, string>('same'),
  ];
  const [first, second] = [aCall(), aCall()];
  const told = vi.fn();
  const leave = sendingNames.subscribe(told);
  void one.send('', sent(first.call));
  void other.send('', sent(second.call));
  first.answer('');
  await vi.advanceTimersByTimeAsync(0);
  expect(sendingNames.includes('same')).toBe(true);
  expect(sendingNames.includes('another')).toBe(false);
  second.refuse(new Error('503'));
  await vi.advanceTimersByTimeAsync(0);
  expect(sendingNames.includes('same')).toBe(false);
  expect(told).toHaveBeenCalledTimes(4);
  leave();
});

test('a change that failed is not sent again by itself, and one without a connection fails at once', async () => {
  const sending = createSendingState<string, string>();
  const call = vi.fn(async () => Promise.reject(new Error('offline')));
  await expect(sending.send('words', sent(call))).resolves.toHaveProperty('error.message', 'offline');
  await vi.advanceTimersByTimeAsync(YEAR_MS);
  expect(call).toHaveBeenCalledTimes(1);
});

test('what is sent later has the greater number, wherever it is sent from and whatever is answered first', async () => {
  const orders: Record<string, number> = {};
  const done = async (answer: string, _input: string, order: number) => {
    orders[answer] = order;
  };
  const [slow, fast] = [aCall(), aCall()];
  const all = [slow, fast].map(({ call }) =>
    createSendingState<string, string>().send('', sent(call, { done })),
  );
  fast.answer('fast');
  await vi.advanceTimersByTimeAsync(0);
  slow.answer('slow');
  await Promise.all(all);
  expect(orders.fast).toBeGreaterThan(orders.slow ?? Number.NaN);
});
