import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** On narrow screens the menus are an accordion, which must not fold under the finger that touches its next line. */
const isBar = () => matchMedia('(min-width: 1280px)').matches;

function closeMenus(navigation: HTMLElement | null, keep: Node | null) {
  for (const menu of navigation?.querySelectorAll('details[open]') ?? []) {
    if (!keep || !menu.contains(keep)) menu.removeAttribute('open');
  }
}

/** What native menus lack: they close on a click or a focus elsewhere, on Escape, and when the page has changed. */
export function useMenuClosing(navigation: RefObject<HTMLElement | null>, path: string) {
  useEffect(() => {
    const onElsewhere = (event: Event) => {
      if (isBar() && event.target instanceof Node) closeMenus(navigation.current, event.target);
    };
    const onKey = (event: KeyboardEvent) => {
      const open = event.key === 'Escape' && isBar() ? navigation.current?.querySelector('details[open]') : null;
      if (!open) return;
      closeMenus(navigation.current, null);
      if (open.contains(document.activeElement)) open.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKey);
    };
  }, [navigation]);

  const shownPath = useRef(path);
  // Before the picture of the new page is taken for a view transition.
  useLayoutEffect(() => {
    // Not on hydration: the touch that opens the menu may be the intent that React came for.
    if (shownPath.current === path) return;
    shownPath.current = path;
    closeMenus(navigation.current, null);
    if (navigation.current?.matches(':popover-open')) navigation.current.hidePopover();
  }, [navigation, path]);
}
