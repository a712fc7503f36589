/** Scales that researchers bring as Open Scale Definition files: their scores from the table. */

import { z } from 'zod';
import { UsageError } from '../run-command.ts';

export const maxScaleLength = 1_000_000;

const codings = z.record(z.string(), z.number());
/** Keys of texts, null where there is none. */
const labels = z.array(z.string().nullable()).optional();
const responses = z.object({
  min: z.number().optional(),
  max: z.number().optional(),
  points: z.number().optional(),
  labels,
  question_head: z.string().nullish(),
});
const schema = z.object({
  definition: z.object({
    scale_info: z.object({ code: z.string().regex(/^[\w-]+$/) }),
    likert_options: responses.default({}),
    response_scales: z.record(z.string(), responses).default({}),
    items: z.array(
      z.object({
        id: z.string(),
        type: z.string().optional(),
        text_key: z.string().optional(),
        question_head: z.string().nullish(),
        response_scale: z.string().optional(),
        likert_points: z.number().optional(),
        likert_min: z.number().optional(),
        likert_max: z.number().optional(),
        likert_labels: labels,
        visible_when: z.unknown().optional(),
        variant_when: z.unknown().optional(),
      }),
    ),
    scoring: z.record(
      z.string(),
      z.object({
        method: z.string(),
        items: z.union([z.array(z.string()), codings]),
        item_coding: codings.optional(),
        /** Scores of these are not known. */
        value_map: z.never().optional(),
      }),
    ),
  }),
  translations: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
});

export type ScaleFile = z.infer<typeof schema>;
type Definition = ScaleFile['definition'];

interface KeyItem {
  readonly id: string;
  /** Whether a high answer means little. */
  readonly isReversed: boolean;
  readonly min: number;
  readonly max: number;
  /** In English, or the first language of the file; "" if it has none. */
  readonly text: string;
}

/** One score of a scale; `column` is what the description of the study calls it. */
export interface ScaleKey {
  readonly column: string;
  readonly method: 'mean_coded' | 'sum_coded';
  readonly items: readonly KeyItem[];
}

export function parseScale(text: string, name: string): ScaleFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UsageError(`${name} is no JSON.`);
  }
  const { data, error } = schema.safeParse(value);
  if (!data)
    throw new UsageError(`${name} is no scale: ${error.issues[0]?.path.join('.')} is wrong.`);
  return data;
}

/** Throws a `UsageError` for a file or a way of scoring that this program does not know. */
export function readScale(text: string, name: string): ScaleKey[] {
  const { definition, translations } = parseScale(text, name);
  const words = translations['en'] ?? Object.values(translations)[0] ?? {};
  return Object.entries(definition.scoring).map(([dimension, { method, items, item_coding }]) => {
    if (method !== 'mean_coded' && method !== 'sum_coded')
      throw new UsageError(
        `${name}: ${dimension} is scored by ${method}; know mean_coded, sum_coded.`,
      );
    const coding = Array.isArray(items)
      ? items.map((id) => [id, item_coding?.[id] ?? 1] as const)
      : Object.entries(items);
    const column = `${definition.scale_info.code}_${dimension}`.toLowerCase();
    return {
      column: column.replaceAll(/[^a-z0-9_]/g, '_'),
      method,
      items: coding
        .filter(([, sign]) => sign !== 0)
        .map(([id, sign]) => {
          const item = definition.items.find((each) => each.id === id);
          if (!item) throw new UsageError(`${name} scores ${id}, which it does not ask.`);
          const { min, max } = findResponses(definition, item);
          return {
            id,
            isReversed: sign < 0,
            min,
            max,
            text: String(words[item.text_key ?? id] ?? ''),
          };
        }),
    };
  });
}

/** How a question is answered: by itself, or else by a named scale, or else by the shared one. */
export function findResponses(
  { likert_options, response_scales }: Definition,
  item: Definition['items'][number],
) {
  const shared = response_scales[item.response_scale ?? ''] ?? likert_options;
  const min = item.likert_min ?? shared.min ?? 1;
  const points = item.likert_points ?? shared.points ?? 5;
  return {
    min,
    max:
      item.likert_max ??
      (item.likert_points === undefined ? shared.max : undefined) ??
      min + points - 1,
    labels: item.likert_labels ?? shared.labels ?? [],
    head: (item.question_head === undefined ? shared : item).question_head ?? null,
  };
}

/** A mean needs half of its answers, a sum all of them; otherwise there is no score. */
export function scoreScale(
  { method, items }: ScaleKey,
  row: Readonly<Record<string, string>>,
): number | null {
  const coded = items.flatMap(({ id, isReversed, min, max }) => {
    const text = (row[id] ?? '').trim();
    const value = Number(text);
    if (text === '' || !(value >= min && value <= max)) return [];
    return [isReversed ? min + max - value : value];
  });
  const sum = coded.reduce((total, value) => total + value, 0);
  if (method === 'sum_coded') return coded.length === items.length ? sum : null;
  return coded.length * 2 >= items.length && coded.length > 0 ? sum / coded.length : null;
}
