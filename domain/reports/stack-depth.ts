/** How deep stacks are reported (specification, section 9): what errors have to remember, for V8 keeps ten frames by itself. */
export const stackDepth = { stackTraceLimit: 50 };
