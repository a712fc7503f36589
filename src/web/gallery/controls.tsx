import { useState } from 'react';
import { ConsentNote } from '../safety/consent-note.tsx';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { Notice } from '../ui/notice.tsx';
import { Select } from '../ui/select.tsx';
import { StatusLine } from '../ui/status-line.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { Family, State } from './family.tsx';

const looks = ['primary', 'secondary', 'quiet', 'danger'] as const;
const tones = ['plain', 'good', 'medium', 'poor'] as const;

export function Buttons() {
  return (
    <Family id="buttons" title="Buttons, links, status">
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
          <CopyButton value="x" label="Copy Code" revertAfter={2000} />
        </div>
      </State>
      <State name="status lines">
        {tones.map((tone) => (
          <StatusLine key={tone} tone={tone}>
            {`Something ${tone} happened`}
          </StatusLine>
        ))}
      </State>
    </Family>
  );
}

export function Forms() {
  return (
    <Family id="forms" title="Fields">
      <State name="empty, with a hint">
        <Field label="Login Code or Email Address" hint="Six groups of four. Capitals, spaces and hyphens do not matter." />
      </State>
      <State name="with an explanation">
        <Field label="Email (Optional)" aside={<Tooltip about="How the e-mail is stored">Irreversible.</Tooltip>} placeholder="A placeholder" />
      </State>
      <State name="refused">
        <Field label="Age (Optional)" defaultValue="17" error="Please enter your age in whole years, from 18 to 120, or leave this empty." />
      </State>
      <State name="disabled, read-only">
        <div className="flex flex-col gap-4">
          <Field label="Disabled" defaultValue="Nothing to be typed" disabled />
          <Field label="Your link" defaultValue="https://survey.example/profile/ABCDEFGHJKMNPQRSTVWX" readOnly />
        </div>
      </State>
      <State name="choice">
        <Select label="Gender (Optional)" options={[['', 'Prefer not to say'], ['other', 'other']]} />
      </State>
    </Family>
  );
}

export function Pages() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Family id="pages" title="Whole pages with one thing to say">
      <State name="notice">
        <Notice title="Session Expired" actions={<Button>Log Back In</Button>}>
          <p>Your progress is saved. Sign in again with your login code and go on where you stopped.</p>
        </Notice>
      </State>
      <State name="loading">
        <LoadingScreen title="Loading..." text="Checking your authentication" />
      </State>
      <State name="consent and safety">
        <ConsentNote />
      </State>
      <State name="dialog">
        <Button look="secondary" onClick={() => setIsOpen(true)}>
          Open the dialog
        </Button>
        <Dialog isOpen={isOpen} title="Before you begin" onClose={() => setIsOpen(false)} actions={<Button onClick={() => setIsOpen(false)}>Close</Button>}>
          <p className="text-muted">A dialog keeps the focus, gives it back, and scrolls inside itself.</p>
        </Dialog>
      </State>
    </Family>
  );
}
