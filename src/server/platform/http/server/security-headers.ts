/** The headers that tell browsers and search engines what a page may do. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

const contentSecurityPolicy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  fontSrc: ["'self'"],
  manifestSrc: ["'self'"],
  workerSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  objectSrc: ["'none'"],
  requireTrustedTypesFor: ["'script'"],
};

/** The page only needs to copy and to open the share sheet. */
const permissionsPolicy = [
  ...[
    'accelerometer',
    'autoplay',
    'bluetooth',
    'camera',
    'display-capture',
    'encrypted-media',
    'fullscreen',
    'gamepad',
    'geolocation',
    'gyroscope',
    'hid',
    'idle-detection',
    'local-fonts',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'picture-in-picture',
    'publickey-credentials-get',
    'screen-wake-lock',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((name) => `${name}=()`),
  'clipboard-write=(self)',
  'web-share=(self)',
].join(', ');

/** For `x-robots-tag`. There is no robots.txt, because a blocked crawler never reads this. */
export const hiddenFromSearch = 'noindex, noarchive, nosnippet, noimageindex';

/** Computed once: calling helmet for each request takes five percent of the time of a call. */
export function securityHeaders({
  hsts,
}: {
  readonly hsts: boolean;
}): Readonly<Record<string, string>> {
  const headers: Record<string, string> = { 'permissions-policy': permissionsPolicy };
  const response: Pick<ServerResponse, 'setHeader' | 'removeHeader'> = {
    setHeader(name, value) {
      headers[name.toLowerCase()] = String(value);
      return response as ServerResponse; // as: helmet calls no other method
    },
    removeHeader() {}, // helmet removes a header of Express
  };
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy },
    strictTransportSecurity: hsts ? { maxAge: 63_072_000 } : false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  setHeaders({} as IncomingMessage, response as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}
