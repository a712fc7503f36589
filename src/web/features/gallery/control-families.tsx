import { Button, ButtonLink } from '../../ui/components/button.tsx';
import { CopyButton } from '../../ui/components/copy-button.tsx';
import { LazyDialog } from '../../ui/components/lazy-dialog.tsx';
import { ScrollRegion } from '../../ui/components/scroll-region.tsx';
import { StatusLine } from '../../ui/components/status-line.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { Tooltip } from '../../ui/components/tooltip.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { LoginCodeButton } from '../../ui/forms/login-code-button.tsx';
import { Option, Options } from '../../ui/forms/options.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { DonationOptions } from '../donations/donation-section.tsx';
import { Family, State } from './family.tsx';

const looks = ['primary', 'secondary', 'quiet', 'danger'] as const;
const tones = ['plain', 'good', 'medium', 'poor'] as const;

export const Buttons = () => (
  <Family title="Buttons, links, status">
    {[false, true].map((disabled) => (
      <State key={String(disabled)} name={disabled ? 'disabled' : 'ready'}>
        <div className="flex flex-wrap items-center gap-4">
          {looks.map((look) => (
            <Button key={look} look={look} disabled={disabled}>
              {look}
            </Button>
          ))}
        </div>
      </State>
    ))}
    <State name="links">
      <div className="flex flex-wrap items-center gap-6">
        <TextLink to="/dev/gallery">A link in text</TextLink>
        <CopyButton value="x" label="Copy Code" />
        <LoginCodeButton code="ABCD-EFGH-JKMN-PQRS-TVWX-YZ23" startsMasked />
        <ButtonLink to="/dev/gallery">A link drawn as a button</ButtonLink>
        <LazyDialog
          load={(): Promise<{ readonly default: () => null }> => Promise.reject(new Error('gone'))}
          dialog={{}}
        >
          A dialog that cannot be loaded
        </LazyDialog>
      </div>
    </State>
    <State name="status lines">
      {tones.map((tone) => (
        <StatusLine key={tone} tone={tone}>
          {`Something ${tone} happened`}
        </StatusLine>
      ))}
    </State>
    <WideTable />
  </Family>
);

export const Forms = () => (
  <Family title="Fields">
    <State name="empty, with a hint">
      <Field
        label="Login Code or Email Address"
        hint="Six groups of four. Capitals, spaces and hyphens do not matter."
      />
    </State>
    <State name="filled">
      <Field label="Share code" defaultValue="ABCD EFGH JKMN PQRS TVWX" />
    </State>
    <State name="with an explanation">
      <Field
        label="Email (Optional)"
        aside={<Tooltip about="How the e-mail is stored">Irreversible.</Tooltip>}
        placeholder="A placeholder"
      />
    </State>
    <State name="refused">
      <Field
        label="Age (Optional)"
        defaultValue="17"
        error="Please enter your age in whole years, from 18 to 120, or leave this empty."
      />
    </State>
    <State name="disabled, read-only">
      <div className="flex flex-col gap-4">
        <Field label="Disabled" defaultValue="Nothing to be typed" disabled />
        <Field
          label="Your link"
          defaultValue="https://survey.example/profile/ABCDEFGHJKMNPQRSTVWX"
          readOnly
        />
      </div>
    </State>
    <Choices />
  </Family>
);

const Choices = () => (
  <>
    <State name="options">
      <Options title="Design">
        {['Lines', 'Petals'].map((label) => (
          <Option
            key={label}
            type="radio"
            group="gallery"
            label={label}
            hint="An option with a hint"
            isChosen={label === 'Lines'}
            onChoose={() => {}}
          />
        ))}
      </Options>
    </State>
    <State name="donation">
      <DonationOptions choice="answers" onChoose={() => {}} />
    </State>
    <State name="choice">
      <Select
        label="Gender (Optional)"
        options={[
          ['', 'Prefer not to say'],
          ['other', 'other'],
        ]}
      />
    </State>
    <State name="choice, disabled">
      <Select label="Gender (Optional)" options={[['', 'Prefer not to say']]} disabled />
    </State>
  </>
);

const WideTable = () => (
  <State name="wider than the screen">
    <ScrollRegion label="A wide table">
      <table className="w-full min-w-xl text-start">
        <tbody>
          <tr className="border-y border-line">
            {[
              'A table',
              'of five columns',
              'scrolls by itself',
              'on a small screen',
              'by keyboard too',
            ].map((cell) => (
              <td key={cell} className="py-3 pe-6 whitespace-nowrap">
                {cell}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </ScrollRegion>
  </State>
);
