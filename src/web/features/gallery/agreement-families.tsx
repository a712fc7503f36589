import { AgreementSection } from '../agreement/agreement-section.tsx';
import EraseDialog from '../agreement/erase-dialog.tsx';
import { ShownForm } from '../agreement/marks-form.tsx';
import { readResult } from '../together/result-view.ts';
import { Family } from './family.tsx';
import {
  inventAgreement,
  inventEmptySheet,
  inventFurtherAnswers,
  inventMarks,
  inventSheet,
} from './invented/invented-agreement.ts';
import { inventReading } from './invented/invented-together.ts';

const nothing = () => Promise.resolve();

type Agreement = ReturnType<typeof inventAgreement>;

const Section = ({ agreement }: { readonly agreement: Agreement }) => (
  <AgreementSection pairId="" agreement={agreement} onReply={nothing} comesFromForm={false} />
);

export function Agreements() {
  const own = inventMarks();
  return (
    <Family title="Our agreement: offered, sent and agreed">
      <Section agreement={inventAgreement()} />
      <Section agreement={inventAgreement({ own })} />
      <Section agreement={inventAgreement({ round: 2, sheet: inventSheet() })} />
      <Section agreement={inventAgreement({ round: 2, own, sheet: inventEmptySheet() })} />
    </Family>
  );
}

export const MarksForms = () => (
  <Family title="Our agreement: one’s own marks">
    <ShownForm
      pairId=""
      agreement={inventAgreement({ own: inventMarks() })}
      groups={readResult(inventReading()).groups}
      answers={inventFurtherAnswers()}
      onReply={nothing}
      onStale={nothing}
    />
  </Family>
);

export const Erasure = () => (
  <Family title="Our agreement: erasing it">
    <EraseDialog
      pairId=""
      agreement={inventAgreement({ round: 2, sheet: inventSheet() })}
      onReply={nothing}
      onClose={() => {}}
    />
  </Family>
);
