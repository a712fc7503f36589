import { localeFacts } from '../../../../domain/locales.ts';
import { maxLanguageRmsd, minLanguagePeople } from '../../../../domain/scoring.ts';
import { FigureTable } from '../../../ui/charts/numbers-table.tsx';
import { ScrollRegion } from '../../../ui/components/scroll-region.tsx';
import type { Questions, Report } from './use-report.ts';
import * as words from './words.ts';

type Languages = NonNullable<Report['languages']>;
type Test = Languages['tests'][number];

interface Props extends Pick<Report, 'languages' | 'items'> {
  readonly questions: Questions;
}

const nameOf = ({ language, people }: Test): string =>
  words.languageOf(localeFacts[language].name, people);

/** Questions that measure differently in a translation, and what was too small to be tested. */
export function LanguageDifferences({ languages, items, questions }: Props) {
  if (!languages) return <p>{words.languagesNotMeasured}</p>;
  const tested = languages.tests.filter((test) => test.items.length > 0);
  const untested = languages.tests.filter((test) => test.items.length === 0);
  return (
    <>
      <p className="text-muted">{words.languagesExplained(maxLanguageRmsd)}</p>
      {untested.length > 0 && (
        <p>{words.languagesNotTested(untested.map(nameOf), minLanguagePeople)}</p>
      )}
      {languages.mixed > 0 && <p>{words.mixedLanguages(languages.mixed)}</p>}
      {tested.map((test) => (
        <Language key={test.language} test={test} items={items} questions={questions} />
      ))}
    </>
  );
}

interface LanguageProps extends Pick<Props, 'items' | 'questions'> {
  readonly test: Test;
}

function Language({ test, items, questions }: LanguageProps) {
  const rows = test.items.flatMap(({ id, rmsd, own }) => {
    if (!own) return [];
    const common = items.find((item) => item.id === id);
    const location = own.b.reduce((sum, b) => sum + b / own.b.length, 0);
    const name = words.textAndId(questions.get(id)?.text ?? id, id);
    return [
      [
        name,
        words.figure(rmsd),
        words.ownAndCommon(own.a, common?.slope),
        words.ownAndCommon(location, common?.location),
      ] as const,
    ];
  });
  const caption = words.languageTable(nameOf(test));
  return (
    <div className="flex flex-col gap-3">
      <h4 className="font-semibold">{nameOf(test)}</h4>
      {rows.length === 0 ? (
        <p>{words.languageFits(test.items.length)}</p>
      ) : (
        <>
          <p>{words.languageDiffers(rows.length, test.items.length)}</p>
          <ScrollRegion label={caption}>
            <FigureTable caption={caption} columns={words.languageColumns} rows={rows} />
          </ScrollRegion>
        </>
      )}
    </div>
  );
}
