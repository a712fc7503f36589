import { z } from 'zod';
import { ageRanges, genders } from '../domain/account.ts';
import { locales } from '../domain/locales.ts';
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
const share = z.number().min(0).max(1);

/** A day and the beginning of a hash, such as 2026-11-22-1a2b3c4d. */
const parameterSetVersion = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}-[0-9a-f]{8}$/, 'This is not the name of a parameter set.');

const itemReport = z.object({
  id: itemId,
  answers: count,
  /** The slope, its standard error, and the slope that it is compared with. */
  slope: z.number(),
  slopeError: z.number().min(0),
  presentSlope: z.number(),
  /** The mean threshold in units of the trait, its standard error, and the one compared with. */
  location: z.number(),
  locationError: z.number().min(0),
  presentLocation: z.number(),
  /** The change of the location beyond the mean change of its trait, in units of the trait. */
  shift: z.number(),
  drifts: z.boolean(),
});

/** Questions that groups of people with the same trait answer differently. */
const groupDifference = z.discriminatedUnion('by', [
  z.object({ by: z.literal('ageRange'), groups: z.array(z.enum(ageRanges)) }),
  z.object({ by: z.literal('gender'), groups: z.array(z.enum(genders)) }),
]);

/** How the items measure in one language. */
const languageTest = z.object({
  language: z.enum(locales),
  /** People who answered only in this language; fewer than 800 are not tested. */
  people: count,
  /** Each item with 200 answers. */
  items: z.array(
    z.object({
      id: itemId,
      answers: count,
      /** From the common parameters: 0 to 1, a share of the scale. */
      rmsd: z.number().min(0),
      /**
       * Parameters fitted to this language alone, which score no one; null up to an RMSD of .10.
       */
      own: z.object({ a: z.number(), b: z.array(z.number()).length(6) }).nullable(),
    }),
  ),
});

export const calibrationReport = z.object({
  /** The set that was in use; null for the starting values. */
  comparedWith: parameterSetVersion.nullable(),
  people: z.object({
    /** Copies that were opened, and those that were not. */
    read: count,
    unreadable: count,
    filtered: count,
    fitted: count,
  }),
  /** The effect of the filter; earlier calibrations did not report it. */
  filterEffect: z
    .object({
      /** The shares of answers of 1 or 7 among the people it removed, and among the others. */
      removedExtremes: share,
      keptExtremes: share,
      /** The slopes relative to a fit of all people: the geometric mean of the ratios. */
      slopeRatio: z.number().positive(),
    })
    .optional(),
  fit: z.object({
    /** The share of Metropolis steps that were accepted. */
    acceptance: share,
    /** The step that remains, and the difference between the halves of the tail, in errors. */
    remainingStep: z.number().min(0),
    drift: z.number().min(0),
  }),
  items: z.array(itemReport),
  /** How far the people lie below the zero of the present parameters, in units of each trait. */
  traits: z.array(
    z.object({ theme: z.enum(themes), pole: z.enum(['+', '-', '0']), shift: z.number() }),
  ),
  /** An entry for each property and for those of its groups that gave 200 answers to a question. */
  differences: z.array(
    z.object({
      groups: groupDifference,
      tested: count,
      items: z.array(
        z.object({
          id: itemId,
          /**
           * How far each group but the first answers above it, in points of the scale. Earlier
           * calibrations did not measure it.
           */
          points: z.array(z.number()).default([]),
          isNotable: z.boolean(),
        }),
      ),
    }),
  ),
  /** Earlier calibrations did not test languages. */
  languages: z
    .object({
      mixed: count,
      tests: z.array(languageTest),
    })
    .optional(),
  /** The changes for a random sample of the people. */
  consequences: z.object({
    people: count,
    /** The change of a theme's score, in points: the mean, and the 90 % quantile. */
    meanChange: z.number().min(0),
    change90: z.number().min(0),
    /** The shares of people with a theme that changes by more than 5 and by more than 10 points. */
    over5: share,
    over10: share,
    otherArchetype: share,
    /** The shares of people whose answers are flagged: at present, and with the new set. */
    flaggedPresent: share,
    flaggedNew: share,
  }),
});

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

export const parameterSetReport = setSummary.extend({ report: calibrationReport });

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
  parameterSetReport: {
    params: z.object({ version: parameterSetVersion }),
    reply: parameterSetReport,
  },
  useParameterSet: { body: useParameterSetRequest, reply: parameterSets },
  listAudit: {
    query: z.object({ before: z.coerce.number().int().min(1).optional() }),
    reply: auditPage,
  },
} as const satisfies Shapes;
