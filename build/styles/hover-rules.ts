import type { AcceptedPlugin, Rule } from 'postcss';

const condition = '(hover: hover)';
const isHovered = (selector: string) => selector.includes(':hover');

/**
 * Puts each rule of a style sheet that names `:hover` behind `@media (hover: hover)`. A finger hovers over nothing: there a browser would keep
 * what was tapped looking as if it did, and would ask at each tap what all those rules change. Throws where `:hover` is one choice of several
 * within a selector, which cannot be divided.
 */
export const hoverRules: AcceptedPlugin = {
  postcssPlugin: 'hover-rules',
  OnceExit(root, { atRule }) {
    const rules: Rule[] = [];
    root.walkRules(/:hover/, (rule) => {
      const { parent } = rule;
      if (parent?.type !== 'atrule' || !('params' in parent) || parent.params !== condition) rules.push(rule);
    });
    for (const rule of rules) {
      if (/\([^()]*:hover\s*,|,\s*[^(),]*:hover[^(),]*\)/.test(rule.selector)) throw rule.error(`write ${rule.selector} as two selectors`);
      const others = rule.selectors.filter((selector) => !isHovered(selector));
      const hovered = rule.clone({ selectors: rule.selectors.filter(isHovered) });
      rule.after(atRule({ name: 'media', params: condition, nodes: [hovered] }));
      if (others.length > 0) rule.selectors = others;
      else rule.remove();
    }
  },
};
