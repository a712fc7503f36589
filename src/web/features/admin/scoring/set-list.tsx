import { minScoringPeople } from '../../../../domain/scoring.ts';
import { Button } from '../../../ui/components/button.tsx';
import { formatDay } from '../../../ui/language/dates.ts';
import {
  findPresent,
  findReturns,
  nameOf,
  type ParameterSets,
  type Version,
  type SetSummary,
  type Standing,
  standingOf,
  wasUsed,
} from './parameter-sets.ts';
import * as words from './words.ts';

interface Props {
  readonly sets: ParameterSets;
  readonly onSwitch: (version: Version) => void;
}

/** Shows the set in use, and a way back to an earlier one. */
export function PresentScoring({ sets, onSwitch }: Props) {
  const { version, set, since, damagedChoice } = findPresent(sets);
  return (
    <section className="flex max-w-3xl flex-col items-start gap-3">
      <h2 className="text-step-1">{words.presentTitle}</h2>
      {damagedChoice !== null && (
        <p className="text-poor">{words.chosenIsDamaged(nameOf(damagedChoice), nameOf(version))}</p>
      )}
      <p>
        {set ? words.bySet(formatDay(set.day), set.people) : words.byStartingValues}{' '}
        {since !== null && <span className="text-muted">{words.since(formatDay(since))}</span>}
      </p>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        {findReturns(sets).map((each, index) => (
          <Button
            key={each}
            look={index === 0 ? 'secondary' : 'quiet'}
            aria-haspopup="dialog"
            onClick={() => onSwitch(each)}
          >
            {words.goBackTo(nameOf(each))}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** All sets, the newest first. */
export function SetList({ sets: all, onSwitch }: Props) {
  const { version } = findPresent(all);
  return (
    <section className="mt-12 max-w-3xl">
      <h2 className="text-step-1">{words.setsTitle}</h2>
      <p className="pt-3 pb-6 text-muted">{words.setsIntro}</p>
      {all.sets.length === 0 ? (
        <p>{words.noSets}</p>
      ) : (
        <ul>
          {all.sets.map((set) => (
            <SetRow
              key={set.version}
              set={set}
              standing={standingOf(set, version)}
              isReturn={wasUsed(all, set.version)}
              onSwitch={() => onSwitch(set.version)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

const tagLooks: Readonly<Record<Standing, string>> = {
  inUse: 'border-good text-good',
  ready: 'border-line-strong',
  shadow: 'border-line-strong text-muted',
  damaged: 'border-poor text-poor',
};

interface RowProps {
  readonly set: SetSummary;
  readonly standing: Standing;
  /** Whether the set was in use before. */
  readonly isReturn: boolean;
  readonly onSwitch: () => void;
}

function SetRow({ set, standing, isReturn, onSwitch }: RowProps) {
  return (
    <li className="flex flex-col items-start gap-2 border-t border-line py-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 className="text-step-0">{words.setTitle(formatDay(set.day))}</h3>
        <span className={`rounded-full border px-3 py-0.5 text-step--1 ${tagLooks[standing]}`}>
          {words.standings[standing]}
        </span>{' '}
        <span className="text-step--1 text-muted">{set.version}</span>
      </div>
      <SetFacts set={set} />
      {standing === 'ready' && (
        <Button look="secondary" aria-haspopup="dialog" onClick={onSwitch}>
          {isReturn ? words.goBackTo(nameOf(set.version)) : words.scoreEverybody}
        </Button>
      )}
    </li>
  );
}

/** Says how many people a set is based on, and why it cannot be used. */
function SetFacts({ set }: { readonly set: SetSummary }) {
  const { people, mayBeUsed, damaged, reworded } = set;
  return (
    <>
      <p>{words.restsOn(people)}</p>
      {damaged && <p className="text-poor">{words.damagedExplained}</p>}
      {!damaged && !mayBeUsed && (
        <p className="text-muted">{words.shadowExplained(minScoringPeople)}</p>
      )}
      {!damaged && reworded.length > 0 && <p className="text-medium">{words.reworded(reworded)}</p>}
    </>
  );
}
