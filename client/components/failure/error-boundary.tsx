import { Component, type ReactNode, Suspense } from 'react';

interface BoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows something else in place of what throws in the browser. React has reported the error by then. */
export class ErrorBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/**
 * A part of a page that the rest can do without: where it throws, on the server or in the browser, it is left out. On the
 * server that takes a Suspense boundary; a whole page without one would be lost. The fallback stands in for what is still on its way.
 */
export function Dispensable({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
