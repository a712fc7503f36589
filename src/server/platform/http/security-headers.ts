/** Response headers that restrict what a page may do, and what search engines may show. */

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

/** The pages need only these features: the clipboard, passkeys and the share sheet. */
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
    'screen-wake-lock',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((name) => `${name}=()`),
  'clipboard-write=(self)',
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
  'web-share=(self)',
].join(', ');

/** For what search engines must not show; robots.txt blocks nothing, so that they see it. */
export const hiddenFromSearch = 'noindex, noarchive, nosnippet, noimageindex';

/** 'Restricted to Adults' (rtalabel.org), by which parental filters know a site. */
export const adultLabel = 'RTA-5042-1996-1400-1577-RTA';

/** Call it once at the start: per request, helmet would take five percent of the time. */
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
