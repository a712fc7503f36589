declare const configuration: {
  readonly forbidden: readonly {
    readonly name: string;
    readonly from: { readonly path?: string };
    readonly to: { readonly path?: string };
  }[];
  readonly options: Readonly<Record<string, unknown>>;
};
export default configuration;
