import type { FastifyRequest } from 'fastify';

export function adminKey(request: FastifyRequest): string | null {
  const key = request.headers['x-admin-key'];
  return typeof key === 'string' ? key : null;
}

export function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer ([\w.-]{1,200})$/.exec(request.headers.authorization ?? '')?.[1] ?? null;
}
