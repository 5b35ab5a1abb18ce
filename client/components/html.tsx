import type { Html } from './content-types.ts';

/** Text of editors. In the browser `html` may be empty: React then keeps what the document already holds under this id. */
export function HtmlBody({ body, className }: { body: Html; className?: string }) {
  return (
    <div
      id={body.id}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the worker made it from Markdown, and its HTML is a closed list
      dangerouslySetInnerHTML={{ __html: body.html }}
      suppressHydrationWarning
    />
  );
}
