/** A study that people take on this site: its sheet, and a person's part in it. */

import { z } from 'zod';
import { locales } from '../domain/locales.ts';
import { maxStudyQuestions } from '../domain/study-questions.ts';
import { linkToken } from './ids.ts';
import type { Shapes } from './shape.ts';

/** In the researchers' words, by language. Screens show Markdown in it as text. */
const inLanguages = <T extends z.ZodType>(text: T) => z.partialRecord(z.enum(locales), text);

const study = z.object({
  studyId: z.string(),
  title: z.string(),
  responsible: z.string(),
  /** The number of the ethics board's approval. */
  ethics: z.string(),
  /** The last UTC day on which it takes answers. */
  lastDay: z.string(),
  /** Whether it asks for age range and gender too. */
  details: z.boolean(),
  /** If it asks a second time: after how many days at the earliest. */
  retestDays: z.number().nullable(),
  /** Whether it asks questions of its own after the survey. */
  hasQuestions: z.boolean(),
  texts: inLanguages(z.object({ sheet: z.string(), consent: z.string() })),
});

/** Questions of one scale, with the same answers to choose from. */
const questionGroup = z.object({
  /** What the first answer counts; each next one counts one more. */
  min: z.number().int(),
  texts: inLanguages(z.object({ head: z.string().nullable(), options: z.array(z.string()) })),
  questions: z.array(z.object({ id: z.string(), texts: inLanguages(z.string()) })),
});
export type QuestionGroup = z.infer<typeof questionGroup>;

/** Whether the study takes more people, has as many as it wants, or has ended. */
const studyStates = ['open', 'full', 'ended'] as const;

export const ownStudy = study.extend({
  joinedDay: z.string(),
  hasCopy: z.boolean(),
  /** Whether a copy can still be made. */
  isOpen: z.boolean(),
  /** What the study asks now: nothing before the end of the survey, and after its answers. */
  questions: z.array(questionGroup),
  /** What is said at the end, and the code by which a panel knows it; null before. */
  debrief: inLanguages(z.string()).nullable(),
  completionCode: z.string().nullable(),
  /** Null before the first copy, and for a study that asks once. */
  retest: z
    .object({
      /** The UTC day from which a retake counts as the second time. */
      fromDay: z.string(),
      isDue: z.boolean(),
      isGiven: z.boolean(),
      /** Null before it is given. */
      completionCode: z.string().nullable(),
    })
    .nullable(),
});
const participation = z.object({ study: ownStudy.nullable() });

const studyRequest = z.object({ token: linkToken });

/** Values by the ids of questions. A question that is missing was passed. */
const givenAnswers = z
  .record(z.string().max(40), z.number().int())
  .refine(
    (answers) => Object.keys(answers).length <= maxStudyQuestions,
    'The value has too many answers.',
  );

export const studyShapes = {
  openStudy: { body: studyRequest, reply: study.extend({ state: z.enum(studyStates) }) },
  ownStudy: { reply: participation },
  joinStudy: { body: studyRequest, reply: participation },
  answerStudy: { body: z.object({ answers: givenAnswers }), reply: participation },
  leaveStudy: { reply: participation },
} as const satisfies Shapes;
