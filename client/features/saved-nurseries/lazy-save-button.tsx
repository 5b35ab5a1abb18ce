import { type ComponentProps, lazy, Suspense } from 'react';

const load = () => import('./save-button.tsx').then((module) => ({ default: module.SaveButton }));
/** In the worker it is there from the start; in the browser its chunk hydrates what stands there. */
const Button = import.meta.env.SSR ? (await load()).default : lazy(load);

/** The button that keeps a nursery, whose code comes behind its page. */
export function LazySaveButton(props: ComponentProps<typeof Button>) {
  return (
    <Suspense>
      <Button {...props} />
    </Suspense>
  );
}
