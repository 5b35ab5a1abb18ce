import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { requestRows, requestUid } from './placement-rows';

/** Refuses a state that is written into the form of a request: the desk alone knows which moves are allowed, and notes who makes them. */
export function guardStates(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { data, documentId } = context.params as { data?: Record<string, unknown>; documentId?: string };
    const written = context.uid === requestUid && context.action === 'update' ? data?.state : undefined;
    if (written === undefined || !documentId) return next();
    const present = await requestRows(strapi).findOne({ where: { documentId }, select: ['state'] });
    if (!present || present.state === written) return next();
    const message = 'L’état d’une demande se change au bureau des places';
    throw new errors.ValidationError(message, { errors: [{ path: ['state'], message, name: 'ValidationError' }] });
  });
}
