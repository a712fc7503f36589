export const targetsSummary = (count: number, missed: number): string =>
  `All ${count} targets of the study, ${missed} of them missed`;
export const targetsTitle = 'The targets of the study';
export const targetColumns = ['What', 'Target', 'Reached', 'Met'] as const;
export const errorChart =
  'Error of the estimates by form: it falls with every question, and random questions tell less than chosen ones.';
export const errorCaption =
  'More questions, smaller errors; chosen ones tell more than random ones.';
export const coverageChart =
  'How often intervals of different width covered the truth: close to what they promise.';
export const coverageCaption =
  'How often the intervals covered the truth, beside what they promise.';
export const lengthChart =
  'How many personal questions people got: from the fewest to the most allowed.';
export const lengthCaption = 'How many personal questions people got.';
export const verifiedTitle = 'What was verified';
export const verified = (people: string, banks: string, date: string): string =>
  `${people} simulated people answered the survey through the very functions that this site calls, in ${banks} versions of the questions, each wrong about them in its own way (run of ${date}). The program agrees with independent programs, and with a second one written separately, far beyond the digits that are shown. Chosen questions tell hardly more than a good fixed choice: we say so because most would not.`;
export const sentencesTold = (people: string, worlds: string): string =>
  `The sentences were also told to people who do not follow the model: ${people} or more in each of ${worlds} simulated worlds with other ways of answering, other populations, or moods. A sentence is true if it says what the person would answer in the long run.`;
export const sentencesTrue = (clearly: string, probably: string): string =>
  `Without a word of doubt, the sentences about what somebody likes were true in ${clearly} of cases, from the worst world to the best; with “probably” in ${probably}.`;
export const range = (least: string, most: string): string => `${least} to ${most}`;
export const sentencesSummary = (count: number): string =>
  `All ${count} kinds of sentences, and how often each was true`;
export const sentencesTitle = 'The sentences';
export const sentenceColumns = ['Sentence', 'Word', 'True', 'Worst world'] as const;
export const unverifiedTitle = 'What was not';
export const unverified =
  'Simulated people follow the model; real ones have moods, habits and misunderstandings. So every figure above is the best case. Starting values lean on published surveys of adults. None of them used our questions, so numbers that rest on them are marked as provisional. The grouping into four summary areas, the weights of the comparison and its levels are provisional too. The two questions of a pair share content, which makes margins a little too narrow.';
export const comparisonLimits = (veryCompatible: string, covered: string): string =>
  `Few simulated random pairs reach “very compatible”: in the study ${veryCompatible} did, by the calculation of a shared reading. How real couples spread over the levels is not known. For pairs made to match, the interval holds the true figure in ${covered} of cases. Nobody is called very compatible without wants that the other meets. By a share code the calculation expects strangers; a shared reading expects a couple, which lifts pairs that half match.`;
export const randomAnswers = (recognised: string, honest: string): string =>
  `Careless answers are recognised by their order, also where they keep to a part of the scale, such as 5 to 7: each kind that was tried in at least ${recognised} of cases. One careless answer in five is mostly not seen. In exchange, at most ${honest} of honest people, depending on how they answer, read that their answers follow an unusual pattern. Very reserved people, whose answers lie at the low end, are measured less well than their margins say.`;
export const notADiagnosis =
  'This is not a diagnosis, not therapy, not a prediction of a relationship, and not for anyone under 18. If an interest distresses you, a professional can help; a questionnaire cannot.';
export const formulaeTitle = 'The model in formulae';
export const formulaResponse =
  'Answers follow Samejima’s graded response model, with a trait for each side of a theme and a contrast between fantasy and activity for each theme:<code>P(Y ≥ k+1) = logistic(a (θ + s δ − b_k)), s = +½ for fantasy, −½ for activity</code>';
export const formulaEstimate =
  'The latent vector has a correlated normal prior. It is estimated by its posterior mode (Newton’s method on a strictly concave function), its covariance by the observed information there:<code>V = (Σ₀⁻¹ + Σ w l l′)⁻¹</code>';
export const formulaDraws =
  'Everything shown is computed over fixed draws from that normal distribution: the value is their mean, the margin their standard deviation.';
export const formulaChoice =
  'Questions are chosen one after the other by the gain in determinant, their information averaged over the posterior, each drawn from the best two, within rules of content, facet and pair:<code>gain = log(1 + w̄ l′ S l)</code>';
export const formulaComparison =
  'Comparison: needs and readiness of both, joined by the geometric mean, and the mean distance of complementary scores:<code>F = 100 (0.5 √(S₁₂ S₂₁) + 0.5 A)</code>The standing z sets F against m and s, the mean and spread of each person’s F with the reference people:<code2>z = ½ [(F − m₁)/s₁ + (F − m₂)/s₂]</code2>The percentage rises with z through 40, 60 and 80, and the level is the band in which it lies.';
export const measuredTitle = 'What is measured';
export const measured =
  'Ten themes of interest, from dominance and submission to sensory play. Seven of them have two sides, such as leading and following, which are measured apart: liking one does not mean disliking the other. Each is asked as fantasy and as activity, because what people imagine and what they want to do are not the same.';
export const choiceOfQuestions = (
  setACount: number,
  min: number,
  max: number,
  poolCount: number,
): string =>
  `Everyone answers ${setACount} core questions. ${min} to ${max} more are then chosen out of ${poolCount} for the person: those that tell most about what is still uncertain, with a rule that every theme has its turn and that a few come in purely by chance. Where you have said no to everything in a theme, only its mildest questions follow. When the margins are small enough, the survey stops. Afterwards you may go on, ten questions at a time, with those that tell most then; they narrow the margins and leave the meaning of the scores as it is.`;
export const numbersTitle = 'What a number means';
export const scores =
  'A score of 0 to 100 is the answer you would be expected to give, on average, to all questions of a theme, had you been asked them all; where a theme has two sides, to those of the side you like better. It is not a rank: it does not say how you compare with other people, and until many have answered nothing here can.';
export const margins = (share: string): string =>
  `The margin says how far the figure could lie from what all questions together would have shown. Drawn as a bar, it is meant to cover the truth 95 times in 100. In the study it did so in ${share} of cases, with the parameters the product uses now. Fantasy and activity are put on one scale, as if you had been asked every question of a theme both ways. The distance between them is the least certain number of all. No one knows yet how much harder it is to say yes to doing something than to imagining it, so a difference is shown only where it would be clear even if doing were a good deal harder.`;
export const standsOutTitle = 'What stands out, and the archetypes';
export const standsOut =
  'Some themes are easy to say yes to: most people score high on care and on slow touch. “Stands out for you” therefore looks at how far each score lies from that of simulated people who follow the model. The mark appears only if the theme is probably first once all margins are counted; often none is. It does not compare you with real people.';
export const archetypes = (first: string, amongThree: string): string =>
  `The archetypes put twenty roles on an equal footing in the same way: mild questions count for less, rare ones for more. Switch is the lower of leading and following, Explorer the mean of all ten themes, Soft touch sensory play and its lead over the rest. A title names one of your strongest roles: in the study a single title was truly the first in ${first} of cases, and among the first three in ${amongThree}. A second survey may give another: take it as a hint, not as who you are.`;
export const comparisonTitle = 'Comparing two people';
export const comparison =
  'For each of you: how much of what you want is something the other is open to, and the other way round. Both count together, so that one happy person does not make a happy pair; how close your interests are counts as much. Someone who likes a little of everything fits nearly everyone. So the percentage weighs your fit against what each of you would have with random, simulated partners. The level is the band in which it lies, and the page shows how likely each of the four levels is.';
export const comparisonByJudgement = (other: string, named: string): string =>
  `The weights, the levels and what is assumed about pairs were set by judgement. One word alone would be another one two weeks later for ${other} of simulated pairs, depending on how they answer. So a comparison names as many neighbouring words as it takes; they held the true level for ${named}.`;
export const noPrediction =
  'It says nothing about whether two people will like each other. Research on attraction finds that similarity on paper hardly predicts it.';
export const sources = 'Sources';
export const pageTitle = 'How your answers become numbers, and how far they can be trusted';
export const pageIntro =
  'A published statistical model, margins on every figure, and a study that anyone can run. Tested with simulated people; the numbers behind the questions are provisional until enough people have answered.';
export const storedTitle = 'What is stored';
export const stored =
  'Your answers and the figures computed from them, encrypted under a key of your own; the day you began; and keyed fingerprints of your codes that cannot be read back. No name, no network address, no third party. You can take all of it with you, or delete all of it, at any time.';
export const storedLink = 'What is stored, until when, and who can read it';
export const forSpecialists = 'For specialists';
export const yes = 'yes';
export const missed = 'missed';

/** The labels in the plots. */
export const trueParameters = 'true parameters';
export const provisionalParameters = 'provisional parameters';
export const errorAxis = 'RMSE of traits (prior SD)';
export const promised = 'Promised';
export const covered = 'Covered';
export const traits = 'traits';
export const intensities = 'intensities';
export const polarities = 'polarities';
export const lengthAxis = 'Personal questions';
export const shareAxis = 'Share of attempts';
