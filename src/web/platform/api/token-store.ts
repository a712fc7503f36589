export interface Token {
  readonly accessToken: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface TokenStore {
  /** Returns the token, or null if there is none. Clears an expired token. */
  read(): Token | null;
  write(reply: { readonly accessToken: string; readonly expiresIn: number }): void;
  clear(): void;
}
