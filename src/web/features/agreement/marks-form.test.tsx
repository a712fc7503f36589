import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import {
  inventAgreement,
  inventFurtherAnswers,
  inventMarks,
} from '../../../../test/support/browser/invented/invented-agreement.ts';
import { inventReading } from '../../../../test/support/browser/invented/invented-together.ts';
import { ShownForm } from './marks-form.tsx';

const { interests } = inventReading();
const nothing = () => Promise.resolve();

const render = (
  changes: Parameters<typeof inventAgreement>[0] = {},
  answers = inventFurtherAnswers(),
  activities = interests,
): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ShownForm
        pairId=""
        agreement={inventAgreement(changes)}
        groups={[{ title: 'All', activities }]}
        answers={answers}
        onReply={nothing}
        onStale={nothing}
      />
    </MemoryRouter>,
  );

const count = (markup: string, pattern: RegExp): number => markup.match(pattern)?.length ?? 0;

test('asks for a yes to activities alone, and preselects nothing', () => {
  const markup = render();
  const imagined = interests.filter(({ isImagined }) => isImagined);
  expect(imagined).toHaveLength(1);
  expect(count(markup, /type="radio"/g)).toBe(3 * interests.length - 1);
  expect(count(markup.split('Only to talk about')[1] ?? '', /name="[^"]*".*?>Yes</g)).toBe(0);
  expect(count(markup, />Yes</g)).toBe(interests.length - 1);
  expect(markup).not.toContain('checked=""');
  expect(count(markup, /counts as not now/g)).toBe(1);
});

test('begins again with what was sent', () => {
  const markup = render({ own: inventMarks() });
  const { marks, added, stopSignals, aftercare, sentence } = inventMarks();
  expect(count(markup, /type="radio"[^>]*checked=""/g)).toBe(marks.length);
  expect(count(markup, /type="checkbox"[^>]*checked=""/g)).toBe(
    added.length + stopSignals.length + aftercare.length,
  );
  expect(markup).toContain(`<option value="${sentence}" selected="">`);
});

test('says who does it where the sides differ', () => {
  const [mine, theirs] = (['positive', 'negative'] as const).map(
    (side) => interests.filter(({ pole }) => pole === side).length,
  );
  expect(count(render(), />you do it</g)).toBe(mine);
  expect(count(render(), />they do it</g)).toBe(theirs);
  expect(count(render(), /You both want both sides/g)).toBe(1);
});

test('says a thing once, as the activity', () => {
  const [first, ...rest] = interests;
  const markup = render({}, inventFurtherAnswers(), [
    ...rest,
    { ...first!, itemId: 'F01', shortText: 'Imagined twice', isImagined: true, isRepeated: true },
  ]);
  expect(markup).not.toContain('Imagined twice');
});

test('can be sent without the own answers', () => {
  const markup = render({}, []);
  expect(markup).toContain('Your answers could not be loaded');
  expect(markup).toContain('Send my marks');
  expect(markup).not.toContain('Add something to talk about');
});
