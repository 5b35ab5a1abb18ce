import { createElement, lazy, type ReactNode } from 'react';

type Component<Props> = (props: Props) => ReactNode;
type Load<Props> = () => Promise<Component<Props>>;

const waiting = new Set<() => Promise<void>>();

/**
 * Loads before the first document is rendered, so that the component stands in its first bytes; an isolate that renders none does not need it.
 * Each request asks for it itself until one has it: what a request waits for may never come where its reader leaves, and would keep all others waiting.
 */
function loadAhead<Props extends object>(load: Load<Props>): Component<Props> {
  let component: Component<Props> | null = null;
  const start = async () => {
    component = await load();
    waiting.delete(start);
  };
  waiting.add(start);
  return (props) => {
    if (!component) throw new Error('a component is rendered before it is loaded');
    return createElement(component, props);
  };
}

const loadWhenShown = <Props extends object>(load: Load<Props>): Component<Props> => lazy(async () => ({ default: await load() }));

/**
 * A component with a chunk of its own. The worker has it before it renders; the browser loads the chunk on pages that show the
 * component, and hydrates what stands there.
 */
export const lazyComponent = import.meta.env.SSR ? loadAhead : loadWhenShown;

/** Resolves once the worker can render all of them. */
export async function lazyComponentsLoaded(): Promise<void> {
  // What is loaded may have such components itself.
  while (waiting.size > 0) await Promise.all([...waiting].map((start) => start()));
}
