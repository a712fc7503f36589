import type { Archetype } from 'spark-psychometrics/facts/archetypes';
import { archetypeWords } from './words.ts';

export { type Archetype, archetypes } from 'spark-psychometrics/facts/archetypes';

interface ArchetypeFacts {
  readonly name: string;
  /** A sentence about the likes of this archetype. */
  readonly sentence: string;
}

export const archetypeFacts: Readonly<Record<Archetype, ArchetypeFacts>> = archetypeWords;
