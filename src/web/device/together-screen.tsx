import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { ShownComparison } from '../features/comparison/comparison-screen.tsx';
import { paths } from '../platform/navigation/paths.ts';
import { useFocusOnChange } from '../platform/navigation/use-focus-on-change.ts';
import { NothingYetNotice } from '../platform/session/load-notices.tsx';
import { Button, ButtonLink } from '../ui/components/button.tsx';
import { Notice } from '../ui/components/notice.tsx';
import { TextLink } from '../ui/components/text-link.tsx';
import { client } from './call.ts';
import type { Compared } from './compare.ts';
import { decide, forgetEverything, handOver, pair, swapSides, takeOver } from './pair.ts';
import * as words from './words.ts';

/** Two people on one phone, one after the other behind a curtain. */
export default function TogetherScreen() {
  const step = useStore(pair);
  useFocusOnChange(step.name);
  if (step.name === 'handed-over' || step.name === 'handed-back')
    return <Curtain isForSecond={step.name === 'handed-over'} />;
  if (step.name === 'first-decides') return <Decision />;
  if (step.name === 'nothing') return <Nothing />;
  const [compared] = step.name === 'shown' ? step.comparisons : [];
  if (compared) return <Shown compared={compared} />;
  if (client.card([]) === null) return <NothingYetNotice title={words.togetherTitle} />;
  return step.name === 'second' ? <Decision /> : <Explanation />;
}

const Explanation = () => (
  <article className="max-w-3xl pb-16">
    <h1 className="pt-6 sm:pt-10">{words.togetherTitle}</h1>
    {words.togetherExplained.map((sentence) => (
      <p key={sentence} className="pt-4">
        {sentence}
      </p>
    ))}
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-6">
      <Button onClick={handOver}>{words.passPhone}</Button>
      <TextLink to={paths.profile()}>{words.toProfile}</TextLink>
    </div>
  </article>
);

/** Nothing of either of the two stands here. */
function Curtain({ isForSecond }: { readonly isForSecond: boolean }) {
  const navigate = useNavigate();
  const take = () => {
    takeOver();
    if (isForSecond) void navigate(paths.survey(), { replace: true });
  };
  return (
    <Notice title={words.passPhone} actions={<Button onClick={take}>{words.havePhone}</Button>}>
      <p>{isForSecond ? words.nextForOther : words.nextForFirst}</p>
    </Notice>
  );
}

const Choices = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex flex-wrap gap-3">{children}</div>
);

const Decision = () => (
  <Notice
    title={words.decision}
    actions={
      <Choices>
        <Button look="secondary" onClick={() => decide(true)}>
          {words.yesShow}
        </Button>
        <Button look="secondary" onClick={() => decide(false)}>
          {words.noShow}
        </Button>
      </Choices>
    }
  >
    <p>{words.decideHint}</p>
  </Notice>
);

const Nothing = () => (
  <Notice
    title={words.nothingShown}
    actions={<ButtonLink to={paths.landing()}>{words.toStart}</ButtonLink>}
  >
    <p>{words.nothingShownWhy}</p>
  </Notice>
);

function Shown({ compared }: { readonly compared: Compared }) {
  const navigate = useNavigate();
  const wipe = () => {
    forgetEverything();
    void navigate(paths.landing(), { replace: true });
  };
  return (
    <ShownComparison
      {...compared}
      askAgain={async () => false}
      hasProfile={false}
      sendBack={
        <>
          <Button look="secondary" onClick={swapSides}>
            {words.otherSide}
          </Button>
          <Button look="quiet" onClick={wipe}>
            {words.wipeBoth}
          </Button>
        </>
      }
    />
  );
}
