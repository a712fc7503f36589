/** The schemas of a call, from which its validation, types and OpenAPI page are made. */

/** The part of a zod schema needed here: `z.ZodType<T>` costs the type checker far more. */
export interface Schema<Out = unknown> {
  parse(data: unknown): Out;
}

export interface Shape {
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly reply: Schema;
  readonly accepted?: Schema;
}

/** By the names of calls. */
export type Shapes = Readonly<Record<string, Shape>>;
