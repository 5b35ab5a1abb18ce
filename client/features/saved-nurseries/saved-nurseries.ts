import { useSyncExternalStore } from 'react';
import { largestSelection } from '../../../domain/places/selection.ts';
import { savedChangedEvent, savedNurseriesKey } from '../../boot/saved-key.ts';

const none: readonly string[] = [];

let slugs: readonly string[] | null = null;
let isKept = true;
const listeners = new Set<() => void>();

function read(): readonly string[] {
  slugs ??= readDevice();
  return slugs;
}

function readDevice(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(savedNurseriesKey) ?? '[]');
    return Array.isArray(value) ? value.filter((slug) => typeof slug === 'string').slice(0, largestSelection) : none;
  } catch {
    // Storage that is blocked, or written by somebody else: nothing was saved.
    return none;
  }
}

function write(next: readonly string[]) {
  slugs = next.slice(0, largestSelection);
  try {
    localStorage.setItem(savedNurseriesKey, JSON.stringify(slugs));
  } catch {
    isKept = false;
  }
  for (const listener of listeners) listener();
  dispatchEvent(new Event(savedChangedEvent));
}

function subscribe(listener: () => void): () => void {
  // Another tab of the same device.
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== savedNurseriesKey && key !== null) return;
    slugs = null;
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** The slugs of the nurseries saved on this device, newest first. */
export const savedOnDevice = () => read();

/** Saves a nursery on the device, or removes it. */
export function toggleSaved(slug: string): void {
  const before = read();
  write(before.includes(slug) ? before.filter((other) => other !== slug) : [slug, ...before]);
}

/** Puts nurseries in the place of those on the device, as an account knows them. */
export function replaceSaved(next: readonly string[]): void {
  write([...new Set(next)]);
}

/** The slugs of the nurseries saved on this device; none until the page is hydrated. */
export function useSavedNurseries(): readonly string[] {
  return useSyncExternalStore(subscribe, read, () => none);
}

/** False once the device has refused to keep what was saved. */
export const isSavingKept = () => isKept;
