import { expect, it, vi } from 'vitest';
import { createEmitter, createStore } from '../../../src/lib/createStore';

it('notifies listeners until they unsubscribe', () => {
  const emitter = createEmitter();
  const listener = vi.fn();
  const unsubscribe = emitter.subscribe(listener);
  emitter.emit();
  expect(emitter.hasListeners()).toBe(true);
  unsubscribe();
  emitter.emit();
  expect(listener).toHaveBeenCalledOnce();
  expect(emitter.hasListeners()).toBe(false);
});

it('notifies all listeners, even if one unsubscribes another', () => {
  const { subscribe, emit } = createEmitter();
  const second = vi.fn();
  let unsubscribeSecond = () => {};
  subscribe(() => unsubscribeSecond());
  unsubscribeSecond = subscribe(second);
  emit();
  emit();
  expect(second).toHaveBeenCalledOnce();
});

it('stores a value and notifies only of changes', () => {
  const store = createStore(1);
  const listener = vi.fn();
  store.subscribe(listener);
  store.set(1);
  expect(listener).not.toHaveBeenCalled();
  store.set(2);
  expect(store.get()).toBe(2);
  expect(listener).toHaveBeenCalledOnce();
});
