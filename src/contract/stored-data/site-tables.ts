/** The tables of the questionnaire itself, which hold nothing of any visitor. */

import { columns, type StoredTable } from './stored-table.ts';

export const siteTables: readonly StoredTable[] = [
  {
    table: 'items',
    part: 'product',
    purpose: 'The questions. Nothing of any visitor.',
    until: 'For ever.',
    columns: columns({
      id: 'Its name.',
      form: 'Which set it belongs to.',
      category: 'Its theme.',
      compare_to: 'Its counterpart.',
      text: 'Its words.',
      short_description: 'Its words in short.',
      edited_text: 'Its words as edited by the operator.',
      edited_short_description: 'The same in short.',
      edit_version: 'How often it was edited.',
      exposure: 'How often it was chosen, for everyone together.',
    }),
  },
  {
    table: 'scale_labels',
    part: 'product',
    purpose: 'The words for 1 to 7.',
    until: 'For ever.',
    columns: columns({
      value: 'The value.',
      label: 'Its words.',
      edit_version: 'How often they were edited.',
    }),
  },
  {
    table: 'admin_audit',
    part: 'product',
    purpose: 'Who of the operator’s staff changed which words. Nothing of any visitor.',
    until: 'For ever: entries can be neither changed nor removed.',
    columns: columns({
      id: 'A number.',
      at: 'When.',
      key_name: 'Whose key.',
      target: 'What was changed.',
      field: 'Which part of it.',
      before: 'The words before.',
      after: 'The words after.',
    }),
  },
  {
    table: 'statistics',
    part: 'product',
    purpose:
      'What the page of statistics shows about everybody who donated answers: never fewer than ten people, and blurred on purpose.',
    until: 'For ever: it tells nothing about one person.',
    columns: columns({
      number: 'Its number.',
      day: 'The day it was published.',
      parameter_set: 'By which parameters the people were scored.',
      snapshot: 'What the page shows, and whether its people are invented.',
      sums: 'The sums from which it was made, with random noise in each of them.',
      checksum: 'A fingerprint of the row.',
    }),
  },
  {
    table: 'counted_copies',
    part: 'product',
    purpose: 'So that nobody is counted twice in the statistics.',
    until: 'Goes with the next statistics after the donated copy was withdrawn.',
    columns: columns({
      tag: 'The fingerprint of a donated copy, made with a key that only its owner opens; random for an invented person.',
    }),
  },
  {
    table: 'parameter_sets',
    part: 'product',
    purpose: 'What was learned about the questions from donated answers. It names nobody.',
    until: 'For ever, so that an earlier scoring can be used again.',
    columns: columns({
      version: 'Its name.',
      day: 'The day it was made.',
      people: 'From how many people’s answers.',
      content: 'The figures of each question.',
      report: 'What would change with it, for how many people.',
      checksum: 'A fingerprint of the row.',
    }),
  },
  {
    table: 'parameter_uses',
    part: 'product',
    purpose: 'By which of them profiles are scored.',
    until: 'For ever.',
    columns: columns({
      number: 'Its number.',
      version: 'The name of the set, or nothing for the first figures.',
      day: 'Since when.',
    }),
  },
  {
    table: 'write_checks',
    part: 'product',
    purpose: 'So that the program notices when nothing can be saved.',
    until: 'One row, for ever.',
    columns: columns({ id: 'A number.', checked_at: 'When it was last changed.' }),
  },
  {
    table: 'instance',
    part: 'product',
    purpose: 'Tells the program whether it was given the keys that belong to this database.',
    until: 'For ever.',
    columns: columns({
      id: 'A number.',
      key_check: 'A fingerprint of the keys.',
      previous_check: 'The same of the keys before, while they are being replaced.',
    }),
  },
];
