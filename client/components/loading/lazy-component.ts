import { createElement, lazy, type ReactNode } from 'react';

type Component<Props> = (props: Props) => ReactNode;
type Load<Props> = () => Promise<Component<Props>>;

const loading = new Set<Promise<void>>();

/** Loads at once, so that the component stands in the first bytes of a document. */
function loadAhead<Props extends object>(load: Load<Props>): Component<Props> {
  let component: Component<Props> | null = null;
  const work = load().then((loaded) => {
    component = loaded;
    loading.delete(work);
  });
  loading.add(work);
  return (props) => {
    if (!component) throw new Error('a component is rendered before it is loaded');
    return createElement(component, props);
  };
}

const loadWhenShown = <Props extends object>(load: Load<Props>): Component<Props> => lazy(async () => ({ default: await load() }));

/**
 * A component with a chunk of its own. The worker has it from the start; the browser loads the chunk on pages that show the
 * component, and hydrates what stands there.
 */
export const lazyComponent = import.meta.env.SSR ? loadAhead : loadWhenShown;

/** Resolves once the worker can render all of them. */
export async function lazyComponentsLoaded(): Promise<void> {
  // What is loaded may have such components itself.
  while (loading.size > 0) await Promise.all(loading);
}
