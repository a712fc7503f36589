/** Renders the API description as an HTML page without scripts (H3). */

import type { Access } from '../../../../contract/calls/call.ts';
import { calls, type ServedCall, servedCalls } from '../../../../contract/endpoints.ts';
import { product } from '../../../../domain/product.ts';
import { describeOperation } from './openapi.ts';

const callers: Readonly<Record<Access, string>> = {
  public: 'Anyone',
  user: 'With a bearer token',
  admin: 'With an admin key',
};

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function renderCall(name: ServedCall): string {
  const { method, path, access } = calls[name];
  const operation = escapeHtml(JSON.stringify(describeOperation(name), null, 2));
  return `<section><h2><code>${method} ${escapeHtml(path)}</code></h2><p>${callers[access]}</p><details><summary>Request and answer</summary><pre>${operation}</pre></details></section>`;
}

export function docsPage(): string {
  const sections = servedCalls.map(renderCall).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API</title></head><body><main><h1>${product.name} API</h1><p>Machine-readable: <a href="/openapi.json">openapi.json</a>. Failures are <code>application/problem+json</code>.</p>${sections}</main></body></html>`;
}
