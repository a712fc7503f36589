import { z } from 'zod';
import { linkDays, linkLevels, maxChosenItems, maxLinkLabelLength } from '../domain/links.ts';
import { themes } from '../domain/themes.ts';
import { itemId, linkToken, rowId, percent, empty } from './ids.ts';
import type { Shapes } from './shape.ts';

/** After how many days the link ends, counted from now; null for a link without an end. */
const days = z.literal([...linkDays]).nullable();

const createLinkRequest = z.object({
  level: z.enum(linkLevels),
  label: z
    .string()
    .trim()
    .max(maxLinkLabelLength, `A label has at most ${maxLinkLabelLength} characters.`)
    .default(''),
  days,
  /** The interests that a link of the level 'chosen' names; empty at the other levels. */
  itemIds: z
    .array(itemId)
    .max(maxChosenItems, `A link can name at most ${maxChosenItems} interests.`)
    .default([]),
});

export const link = z.object({
  linkId: z.string(),
  /** Ends the address `/s#TOKEN`. */
  token: z.string(),
  level: z.enum(linkLevels),
  label: z.string(),
  itemIds: z.array(itemId),
  createdDay: z.string(),
  /** The UTC day on which the survey behind the link's answers began. */
  answersDay: z.string(),
  /** Whether a later retake or round has replaced the answers that the link shows. */
  isReplaced: z.boolean(),
  endsAt: z.iso.datetime().nullable(),
  hasEnded: z.boolean(),
});
const links = z.object({ links: z.array(link) });

const linkRequest = z.object({ linkId: rowId });
/** Ends the link now (0) or after so many days, if it would end later. */
const changeLinkRequest = linkRequest.extend({ days: z.literal([0, ...linkDays]) });

const openLinkRequest = z.object({ token: linkToken });

const figures = z.record(
  z.enum(themes),
  z.strictObject({ label: z.string(), fantasy: percent, activity: percent }),
);
const opened = { answersDay: z.string() } as const;

/** Each level has its own keys and no others. */
const openedLink = z.discriminatedUnion('level', [
  z.strictObject({
    ...opened,
    level: z.literal('words'),
    /** The summary that the owner reads, in the second person, without figures. */
    summary: z.array(z.string()),
    standsOut: z.enum(themes).nullable(),
  }),
  z.strictObject({ ...opened, level: z.literal('themes'), dimensions: figures }),
  z.strictObject({
    ...opened,
    level: z.literal('chosen'),
    dimensions: figures,
    interests: z.array(z.strictObject({ theme: z.enum(themes), questionText: z.string() })),
  }),
]);

export const linkShapes = {
  createLink: { body: createLinkRequest, reply: link },
  previewLink: { body: createLinkRequest.pick({ level: true, itemIds: true }), reply: openedLink },
  listLinks: { reply: links },
  changeLink: { body: changeLinkRequest, reply: link },
  deleteLink: { body: linkRequest, reply: empty },
  openLink: { body: openLinkRequest, reply: openedLink },
} as const satisfies Shapes;
