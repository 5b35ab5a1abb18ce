import { useEffect, useRef } from 'react';

/** Cloudflare's check against robots: https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
interface Turnstile {
  render(element: HTMLElement, options: { sitekey: string }): string | undefined;
  reset(widget: string): void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

const address = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';
let loading: Promise<Turnstile> | null = null;

function loadTurnstile(): Promise<Turnstile> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    script.onload = () => (window.turnstile ? resolve(window.turnstile) : reject(new Error('Turnstile has not started')));
    script.onerror = () => reject(new Error('Turnstile is not to be reached'));
    document.head.append(script);
  });
  return loading;
}

/** Turnstile, where it is configured; its script comes when the form is begun. A token serves once: after a refusal there is another. */
export function Challenge({ siteKey, refusals }: { siteKey: string | null; refusals: number }) {
  const place = useRef<HTMLDivElement>(null);
  const widget = useRef<string | undefined>(undefined);
  useEffect(() => {
    const element = place.current;
    const form = element?.closest('form');
    if (!siteKey || !element || !form) return;
    const start = () =>
      loadTurnstile().then(
        (turnstile) => {
          widget.current = turnstile.render(element, { sitekey: siteKey });
        },
        // The request is taken without it.
        () => {},
      );
    form.addEventListener('focusin', start, { once: true });
    return () => form.removeEventListener('focusin', start);
  }, [siteKey]);
  useEffect(() => {
    if (refusals && widget.current) window.turnstile?.reset(widget.current);
  }, [refusals]);
  return siteKey ? <div ref={place} /> : null;
}
