/** Brings the stylesheet of a part that most pages never show, with its code and once. With `media` it may be there before it is applied. */
export function addStylesheet(href: string, media?: string): Promise<void> {
  // One that is on its way still, or has failed, has no sheet.
  if (document.querySelector<HTMLLinkElement>(`link[href="${href}"]`)?.sheet) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  if (media) link.media = media;
  link.href = href;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      // Else it would stand before the one of the next try.
      link.remove();
      reject(new Error(`no ${href}`));
    };
    document.head.append(link);
  });
}
