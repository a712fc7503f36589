import { z } from 'zod';
import { questionLists } from '../domain/survey.ts';
import { themes } from '../domain/themes.ts';
import { itemId } from './ids.ts';
import type { Shapes } from './shape.ts';
import { scaleValue } from './survey.ts';

/** Rejects control and direction characters; the site never interprets a text as HTML. */
const plainText = (minLength: number, maxLength: number, field: string) =>
  z
    .string()
    .trim()
    .min(minLength, `${field} must not be empty.`)
    .max(maxLength, `${field} must have at most ${maxLength} characters.`)
    .regex(
      /^[^\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]*$/u,
      `${field} must not contain control or direction characters.`,
    );
const itemText = plainText(1, 500, 'The question text');
const shortDescription = plainText(0, 120, 'The short description');
const editVersion = z.number().int().min(0);

const adminItem = z.object({
  id: itemId,
  category: z.enum(themes),
  text: z.string(),
  shortDescription: z.string(),
  compareTo: itemId,
  version: editVersion,
});
const adminItemsQuery = z.object({
  formSlug: z.enum(questionLists, `formSlug must be one of ${questionLists.join(', ')}.`),
});

const itemEdit = z.object({
  text: itemText.optional(),
  shortDescription: shortDescription.optional(),
  version: editVersion.optional(),
});
const updateItemRequest = itemEdit.refine(
  (edit) => edit.text !== undefined || edit.shortDescription !== undefined,
  'There is nothing to change.',
);
const updateItemsRequest = z.object({
  items: z
    .array(itemEdit.extend({ id: itemId }))
    .min(1, 'There is nothing to change.')
    .max(256)
    .refine(
      (items) => new Set(items.map(({ id }) => id)).size === items.length,
      'Every item may be named once only.',
    ),
});

/** The oldest edition first; new surveys use the last. `core` and `pool` count questions. */
const adminEditions = z.array(z.object({ number: z.int(), core: z.int(), pool: z.int() }));

const adminLabels = z.array(
  z.object({ value: z.number().int().min(1).max(7), label: z.string(), version: editVersion }),
);
const updateLabelsRequest = z.object({
  labels: z
    .array(
      z.object({
        value: scaleValue,
        label: plainText(1, 60, 'The label'),
        version: editVersion.optional(),
      }),
    )
    .min(1, 'There is nothing to change.')
    .max(7)
    .refine(
      (labels) => new Set(labels.map(({ value }) => value)).size === labels.length,
      'Every value may be named once only.',
    ),
});

/** A page of the audit log, newest first. Send `next` as `before` for the following page. */
const auditPage = z.object({
  entries: z.array(
    z.object({
      id: z.number().int(),
      at: z.string(),
      keyName: z.string(),
      target: z.string(),
      field: z.string(),
      before: z.string(),
      after: z.string(),
    }),
  ),
  next: z.number().int().nullable(),
});

const count = z.int().min(0);

/** A day and the beginning of a hash, such as 2026-11-22-1a2b3c4d. */
const parameterSetVersion = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}-[0-9a-f]{8}$/, 'This is not the name of a parameter set.');

const setSummary = z.object({
  version: parameterSetVersion,
  day: z.iso.date(),
  people: count,
  /** Whether it rests on enough people to be used. */
  mayBeUsed: z.boolean(),
  reworded: z.array(itemId),
  /** Whether the stored set was changed from outside, so that it must not be used. */
  damaged: z.boolean(),
});

const parameterSets = z.object({
  /** The set in use; null for the starting values. */
  inUse: parameterSetVersion.nullable(),
  /** Every use so far, the latest first. A roll-back leads to an earlier one. */
  uses: z.array(z.object({ version: parameterSetVersion.nullable(), day: z.iso.date() })),
  sets: z.array(setSummary),
});

const useParameterSetRequest = z.object({
  version: parameterSetVersion.nullable(),
  /** The set that the administrator saw in use. The call is refused if another is in use by now. */
  instead: parameterSetVersion.nullable(),
});

export const adminShapes = {
  listAdminItems: { query: adminItemsQuery, reply: z.array(adminItem) },
  updateAdminItem: {
    params: z.object({ id: itemId }),
    body: updateItemRequest,
    reply: adminItem,
  },
  updateAdminItems: { body: updateItemsRequest, reply: z.object({ updated: z.number().int() }) },
  listEditions: { reply: adminEditions },
  listAdminLabels: { reply: adminLabels },
  updateAdminLabels: { body: updateLabelsRequest, reply: adminLabels },
  listParameterSets: { reply: parameterSets },
  useParameterSet: { body: useParameterSetRequest, reply: parameterSets },
  listAudit: {
    query: z.object({ before: z.coerce.number().int().min(1).optional() }),
    reply: auditPage,
  },
} as const satisfies Shapes;
