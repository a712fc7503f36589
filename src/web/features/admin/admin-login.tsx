import { useRef } from 'react';
import { Button } from '../../ui/components/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import * as words from './words.ts';

interface Props {
  readonly error: string | null;
  readonly onSubmit: (key: string) => Promise<void>;
}

export function AdminLogin({ error, onSubmit }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <form
      className="my-auto flex max-w-md flex-col gap-5 pt-6 pb-24"
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit(input.current?.value ?? '');
      }}
    >
      <h1>{words.adminLogin}</h1>
      <Field
        ref={input}
        label={words.adminKey}
        type="password"
        name="password"
        autoComplete="current-password"
        required
        error={error}
      />
      <Button type="submit" className="self-start">
        {words.login}
      </Button>
    </form>
  );
}
