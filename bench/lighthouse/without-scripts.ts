/** Every script element, and what a document asks a browser to fetch for scripts ahead. */
const scripts = /<script\b[^>]*>.*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/gs;

/** A document as it would be if nobody had ever written a script for it. */
export const withoutScripts = (html: string): string => html.replace(scripts, '');
