/** The admin console: editing texts, and the audit log of these edits. */

import { z } from 'zod';
import { formSlugs } from '../../domain/survey.ts';
import { themes } from '../../domain/themes.ts';
import { itemId } from './parts/ids.ts';
import { scaleValue } from './survey.ts';

/**
 * A text written by an administrator. The site never interprets it as HTML, so markup is harmless.
 * Control characters and characters that change the reading direction are rejected (product
 * decisions F2).
 */
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

export const adminItem = z.object({
  id: itemId,
  category: z.enum(themes),
  text: z.string(),
  shortDescription: z.string(),
  compareTo: itemId,
  /** 'rounds': asked in rounds of ten alone. 'retired': asked by earlier editions alone. */
  status: z.enum(['asked', 'rounds', 'retired']),
  version: editVersion,
});
export const adminItems = z.array(adminItem);
export const adminItemsQuery = z.object({
  formSlug: z.enum(formSlugs, 'formSlug must be standard-48 or pool-80.'),
});
export const adminItemParams = z.object({ id: itemId });

const itemEdit = z.object({
  text: itemText.optional(),
  shortDescription: shortDescription.optional(),
  version: editVersion.optional(),
});
export const updateItemRequest = itemEdit.refine(
  (edit) => edit.text !== undefined || edit.shortDescription !== undefined,
  'There is nothing to change.',
);
export const updateItemsRequest = z.object({
  items: z
    .array(itemEdit.extend({ id: itemId }))
    .min(1, 'There is nothing to change.')
    .max(256)
    .refine(
      (items) => new Set(items.map(({ id }) => id)).size === items.length,
      'Every item may be named once only.',
    ),
});
export const updatedCount = z.object({ updated: z.number().int() });

/**
 * The editions of the item bank, the oldest first. New surveys ask the last one (product decisions
 * C9). `core` and `pool` count questions.
 */
export const adminEditions = z.array(z.object({ number: z.int(), core: z.int(), pool: z.int() }));

export const adminLabels = z.array(
  z.object({ value: z.number().int().min(1).max(7), label: z.string(), version: editVersion }),
);
export const updateLabelsRequest = z.object({
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

export const auditQuery = z.object({ before: z.coerce.number().int().min(1).optional() });

/**
 * A page of the audit log, newest entry first. To get the following page, send `next` as the
 * parameter `before`. On the last page, `next` is null.
 */
export const auditPage = z.object({
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
