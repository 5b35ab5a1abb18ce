export type ComponentPreviewProps = Record<string, never>;
export function ComponentPreviewPage(_: ComponentPreviewProps) {
  return <h1>Composants</h1>;
}
