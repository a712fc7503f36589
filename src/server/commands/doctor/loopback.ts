const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '[::1]', 'localhost', '']);

export const isLoopback = (host: string): boolean => loopbackHosts.has(host);

export const isLocalUrl = (address: string): boolean => isLoopback(new URL(address).hostname);
