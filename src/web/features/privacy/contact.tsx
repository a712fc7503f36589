import { site } from '../../platform/site/site.ts';
import { renderTags } from '../../ui/language/tags.ts';
import { PlainLink } from './plain-link.tsx';
import * as words from './words.ts';

export function Contact() {
  if (site.contact === null) return <p>{words.noContact}</p>;
  const address = site.contact.replace(/^mailto:/, '');
  return (
    <p>
      {renderTags(words.contact(address), {
        a: (
          <PlainLink
            href={address.includes('@') ? `mailto:${address}` : address}
            rel="noreferrer"
          />
        ),
      })}
    </p>
  );
}
