import { formatCopies, openCopies } from '../../../src/server/commands/study/copies-file.ts';
import { studies } from '../../../src/server/features/donations/donations.ts';
import type { TestUser } from '../server/make-user.ts';
import { bank, type TestApp } from '../server/test-app.ts';
import { researchers, type TestStudy } from './insert-study.ts';

export { insertTestStudy, researchers, studyContent, studyQuestions } from './insert-study.ts';

export const join = (
  spark: TestApp,
  { token }: Pick<TestUser, 'token'>,
  study: Pick<TestStudy, 'token'>,
) => spark.call('joinStudy', { token, body: { token: study.token } });

/** Returns the file that researchers are handed. */
export const exportCopies = ({ db }: Pick<TestApp, 'db'>, id = 'K3F9Q'): Promise<string> =>
  db.read(async (tx) => {
    const study = await studies.findStudy(tx, id);
    return formatCopies(await studies.selectSealedCopies(tx, id), studies.parseContent(study!));
  });

/** Opens what the site has as its researchers would. */
export const readStudyCopies = async (
  spark: Pick<TestApp, 'db'>,
  privateKey = researchers.privateKey,
) => openCopies(bank, await exportCopies(spark), privateKey);

/** Counts waiting copies too. */
export const countStudyCopies = ({ db }: Pick<TestApp, 'db'>, id = 'K3F9Q'): Promise<number> =>
  db.read((tx) => studies.countCopies(tx, id));
