import { type ReactNode, ViewTransition } from 'react';

/** The kind of transition in which one page gives way to the next; in others, and where it is not set, nothing moves. */
export const pageTransitionType = 'page';

/** The page, which fades into the next one by its key. */
export function PageTransition({ children }: { children: ReactNode }) {
  return <ViewTransition default={{ [pageTransitionType]: 'page', default: 'none' }}>{children}</ViewTransition>;
}

/** The picture of an article, which goes from its card to the article and back where the path of the article is a type of the transition. */
export function CoverTransition({ path, children }: { path: string; children: ReactNode }) {
  return (
    <ViewTransition name={`cover-${path}`} default={{ [path]: 'cover', default: 'none' }}>
      {children}
    </ViewTransition>
  );
}
