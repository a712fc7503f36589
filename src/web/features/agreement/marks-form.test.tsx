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
): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ShownForm
        pairId=""
        agreement={inventAgreement(changes)}
        groups={[{ title: 'All', activities: interests }]}
        answers={answers}
        onReply={nothing}
        onStale={nothing}
      />
    </MemoryRouter>,
  );

const count = (markup: string, pattern: RegExp): number => markup.match(pattern)?.length ?? 0;

test('asks three choices for each thing and preselects nothing', () => {
  const markup = render();
  expect(count(markup, /type="radio"/g)).toBe(3 * interests.length);
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

test('names the other side only where it is another one', () => {
  const others = interests.filter((each) => !each.isSameQuestion && !each.isMutualComplementary);
  expect(count(render(), /For them:/g)).toBe(others.length);
  expect(count(render(), /You both want both sides/g)).toBe(1);
});

test('can be sent without the own answers', () => {
  const markup = render({}, []);
  expect(markup).toContain('Your answers could not be loaded');
  expect(markup).toContain('Send my marks');
  expect(markup).not.toContain('Add something to talk about');
});
