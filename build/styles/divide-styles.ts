/** A chunk of a build: what it imports and may load, by file, and the stylesheets that were taken out of it. */
export interface StyledChunk {
  imports: string[];
  dynamicImports: string[];
  styles: string[];
}

type Chunks = Record<string, StyledChunk | undefined>;

/**
 * Says which stylesheets each page needs beside those of every page, all in the order they have in the site as a whole, so
 * that of two rules the same one wins wherever both are. Throws where some belong to no page.
 */
export function divideStyles(chunks: Chunks, { base, pages }: { base: string[]; pages: string[] }) {
  const ordered = stylesBelow(chunks, [...base, ...pages]);
  const ofBase = new Set(stylesBelow(chunks, base));
  const stylesByPage = new Map(
    pages.map((page) => {
      const styles = new Set(stylesBelow(chunks, [page]));
      return [page, ordered.filter((file) => styles.has(file) && !ofBase.has(file))];
    }),
  );
  const divided = new Set(ordered);
  const missing = Object.values(chunks).flatMap((chunk) => chunk?.styles.filter((file) => !divided.has(file)) ?? []);
  if (missing.length > 0) throw new Error(`no page has the styles ${missing.join(', ')}`);
  return { base: ordered.filter((file) => ofBase.has(file)), pages: stylesByPage };
}

/** What a chunk imports comes before it, since its own rules refine those; what it may load comes after everything that is imported. */
function stylesBelow(chunks: Chunks, starts: string[]): string[] {
  const styles = new Set<string>();
  const visited = new Set<string>();
  const later = new Set<string>();
  const visit = (file: string) => {
    const chunk = chunks[file];
    if (!chunk || visited.has(file)) return;
    visited.add(file);
    for (const imported of chunk.imports) visit(imported);
    for (const loaded of chunk.dynamicImports) later.add(loaded);
    for (const sheet of chunk.styles) styles.add(sheet);
  };
  for (const start of starts) visit(start);
  // The set grows while it is gone through.
  for (const file of later) visit(file);
  return [...styles];
}
