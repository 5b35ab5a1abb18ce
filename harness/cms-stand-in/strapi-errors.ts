/** The error of Strapi for an address or an entry that is not there. */
export function notFound(): Response {
  return errorResponse(404, 'NotFoundError', 'Not Found');
}

/** The error of Strapi for a question it does not understand. */
export function invalid(message: string): Response {
  return errorResponse(400, 'ValidationError', message);
}

/** The error of Strapi for a method that an address does not take. */
export function notAllowed(): Response {
  return errorResponse(405, 'MethodNotAllowedError', 'Method Not Allowed');
}

function errorResponse(status: number, name: string, message: string): Response {
  return Response.json({ data: null, error: { status, name, message, details: {} } }, { status });
}
