export interface Token {
  readonly accessToken: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface TokenStore {
  /** Clears an expired token and returns null for it. */
  read(): Token | null;
  write(reply: { readonly accessToken: string; readonly expiresIn: number }): void;
  clear(): void;
}
