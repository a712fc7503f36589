/** What answers say to browsers and search engines, besides what helmet says. */

/** What the page may ask the browser for: copying, and the share sheet (trust §3.6). */
export const permissionsPolicy = [
  ...['accelerometer', 'autoplay', 'bluetooth', 'camera', 'display-capture', 'encrypted-media', 'fullscreen', 'gamepad', 'geolocation', 'gyroscope', 'hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'payment', 'picture-in-picture', 'publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'].map((name) => `${name}=()`),
  'clipboard-write=(self)',
  'web-share=(self)',
].join(', ');

/** For search engines, which must be able to read it: no robots.txt forbids the page (trust §3.6). */
export const hiddenFromSearch = 'noindex, noarchive, nosnippet, noimageindex';
