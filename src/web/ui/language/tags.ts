import { cloneElement, createElement, Fragment, type ReactElement, type ReactNode } from 'react';

type NamesIn<Text extends string> = Text extends `${string}</${infer Name}>${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The names of the tags in a literal text; any name for a text that is known only when it runs. */
type TagName<Text extends string> = string extends Text ? string : NamesIn<Text>;

/**
 * Renders a sentence whose links and emphasis are marked by tags, so that a translation may move
 * them: `renderTags('Read <a>how</a>.', { a: <TextLink to="/how" /> })`. Each element gets what its
 * tag encloses as children. Tags may be nested in other tags, but have neither attributes nor the
 * same name inside. For a literal text, missing and unknown tags do not compile.
 *
 * @throws {Error} if the text has a tag that `elements` lacks
 */
export function renderTags<const Text extends string>(
  text: Text,
  elements: Readonly<Record<TagName<Text>, ReactElement>>,
): ReactNode {
  const known: Readonly<Record<string, ReactElement>> = elements;
  // The parts repeat: text before a tag, the tag's name, the text inside.
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/s);
  const nodes = parts.map((part, index) => {
    if (index % 3 === 0) return part;
    if (index % 3 === 2) return null;
    const element = known[part];
    if (!element) throw new Error(`no element for the tag ${part}`);
    return cloneElement(element, undefined, renderTags(parts[index + 1] ?? '', known));
  });
  return createElement(Fragment, null, ...nodes);
}
