import { createContext, use } from 'react';
import type { FlatValues } from '../../../domain/forms/form-values.ts';
import type { RequestAction } from '../../../domain/placement/follow-up.ts';
import type { RequestWords, ShownRequest } from './followed-view.ts';

/** A form that comes back: what was typed, and what is wrong with it in words. */
export interface ActionReply {
  action: RequestAction | null;
  values: FlatValues;
  problem: string;
  /** By name of the field. */
  problems: Readonly<Record<string, string>>;
}

interface ActionContext extends Pick<ShownRequest, 'token' | 'submissionKey'> {
  words: RequestWords;
  reply: ActionReply | null;
}

const Context = createContext<ActionContext | null>(null);

/** Hands the forms of the page what all of them carry. */
export const ReplyProvider = Context;

/** What the forms of the page carry, and their words. */
export function useActionContext(): ActionContext {
  const context = use(Context);
  if (!context) throw new Error('No request around this form');
  return context;
}
